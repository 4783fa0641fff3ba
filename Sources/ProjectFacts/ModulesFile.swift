import Foundation
import SourceFacts
import WiringModel

/// Modules and their files as a build system hands them over, in JSON.
///
/// ```json
/// {
///   "version": 1,
///   "home": "BankApp",
///   "modules": [
///     { "name": "Card", "package": "bank", "usesPlugin": false, "files": ["Sources/Card/Card.swift"] }
///   ]
/// }
/// ```
struct ModulesFile: Decodable {
    struct Entry: Decodable {
        var name: String
        var package: String?
        var usesPlugin: Bool?
        var files: [String]
    }

    var version: Int
    var home: String?
    var modules: [Entry]

    /// Reads the file at `path`.
    static func read(_ path: String) throws -> ModulesFile {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InputError("there is no modules file '\(path)'")
        }
        do {
            let file = try JSONDecoder().decode(ModulesFile.self, from: data)
            guard file.version == 1 else {
                throw InputError("'\(path)' has version \(file.version); this tool reads version 1")
            }
            return file
        } catch let error as DecodingError {
            throw InputError("'\(path)' is not a modules file: \(error.inOneLine)")
        }
    }

    /// Adds its modules and files.
    func add(to set: inout SourceSet) throws {
        for entry in modules {
            let index = set.module(
                Module(
                    name: entry.name, package: entry.package, isExact: true,
                    isWired: entry.usesPlugin ?? false))
            set.add(entry.files.filter { $0.hasSuffix(".swift") }, module: index)
            if entry.name == home { set.home = index }
        }
        if let home, set.home == nil { throw InputError("the modules file has no module '\(home)', its home") }
    }
}

extension DecodingError {
    /// Where and what, without the cascade of contexts.
    fileprivate var inOneLine: String {
        switch self {
        case .keyNotFound(let key, _): "the key '\(key.stringValue)' is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? context.debugDescription
                : "at \(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
        @unknown default: "unknown contents"
        }
    }
}
