import Foundation

/// The objects of a `project.pbxproj`: each has an id, a kind and fields.
struct XcodeObjects {
    /// An object of the file.
    struct Object {
        let id: String
        fileprivate let fields: [String: Any]

        /// Its kind, such as `PBXNativeTarget`.
        var kind: String { text("isa") ?? "" }

        /// A field with one value; nil if it is missing or has several.
        func text(_ key: String) -> String? { fields[key] as? String }

        /// A field with several values; empty if it is missing.
        func texts(_ key: String) -> [String] {
            (fields[key] as? [Any])?.compactMap { $0 as? String } ?? text(key).map { [$0] } ?? []
        }

        /// A field of build settings: each has one value, or several that are joined with spaces.
        func settings(_ key: String) -> [String: String] {
            (fields[key] as? [String: Any] ?? [:]).compactMapValues { value in
                value as? String ?? (value as? [Any])?.compactMap { $0 as? String }.joined(separator: " ")
            }
        }
    }

    /// Why a file could not be read.
    struct Unreadable: Error {
        var reason: String
        /// The offset of the fault in the file, if known.
        var offset: Int?
        /// The id of the object with the fault, if known.
        var object: String?
    }

    private let objects: [String: Object]
    /// The project.
    let root: Object

    /// - Throws: `Unreadable`.
    init(_ data: Data) throws {
        let isText = !["bplist", "<?xml", "<!DOCTYPE"].contains { data.starts(with: Array($0.utf8)) }
        let fault = isText ? PropertyListFault.first(in: Array(data)) : nil
        func unreadable() -> Unreadable {
            Unreadable(reason: fault?.reason ?? "it is not a property list", offset: fault?.offset)
        }
        if fault?.isDepth == true { throw unreadable() }
        let content: Any
        do {
            content = try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw unreadable()
        }
        guard let content = content as? [String: Any], let all = content["objects"] as? [String: Any] else {
            throw Unreadable(reason: "it has no 'objects'")
        }
        objects = Dictionary(
            uniqueKeysWithValues: all.compactMap { id, value in
                (value as? [String: Any]).map { (id, Object(id: id, fields: $0)) }
            })
        guard let id = content["rootObject"] as? String, let root = objects[id], root.kind == "PBXProject" else {
            throw Unreadable(reason: "its 'rootObject' is not a project")
        }
        self.root = root
    }

    /// The object that a field refers to; nil if there is none.
    func object(_ key: String, of object: Object) -> Object? { object.text(key).flatMap { objects[$0] } }

    /// The objects that a field refers to; references to missing objects are skipped.
    func list(_ key: String, of object: Object) -> [Object] { object.texts(key).compactMap { objects[$0] } }
}
