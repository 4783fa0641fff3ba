import DovetailBasics
import Foundation

/// JSON whose shape differs between writers, read piece by piece.
struct JSONTree {
    private let value: Any

    private init(_ value: Any) { self.value = value }

    /// - Throws: `InputError`, worded to end a sentence about the file.
    init(_ data: Data) throws {
        do {
            value = try JSONSerialization.jsonObject(with: data)
        } catch {
            let info = (error as NSError).userInfo
            let reason = info["NSDebugDescription"] as? String ?? error.localizedDescription
            throw InputError("it is not JSON: \(reason)")
        }
    }

    subscript(key: String) -> JSONTree? { (value as? [String: Any])?[key].map(JSONTree.init) }

    var string: String? { value as? String }
    var bool: Bool? { (value as? NSNumber)?.boolValue }
    var array: [JSONTree]? { (value as? [Any])?.map(JSONTree.init) }
    var isObject: Bool { value is [String: Any] }

    /// The keys and values of an object, sorted by key.
    var members: [(key: String, value: JSONTree)]? {
        (value as? [String: Any])?.sorted { $0.key < $1.key }.map { ($0.key, JSONTree($0.value)) }
    }

    /// The keys and values of a dictionary with keys that are not strings, which Swift encodes as a list that
    /// alternates between the two.
    var pairs: [(key: JSONTree, value: JSONTree)]? {
        guard let array, array.count.isMultiple(of: 2) else { return nil }
        return stride(from: 0, to: array.count, by: 2).map { (array[$0], array[$0 + 1]) }
    }

    /// The elements of a list, or the values of an object.
    var elements: [JSONTree]? { array ?? members?.map(\.value) }
}
