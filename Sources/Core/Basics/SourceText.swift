package import Foundation

/// Reads the text of a file to be edited, keeping its byte order mark if it has one.
package enum SourceText {
    /// - Throws: `InputError` if it cannot be read.
    package static func read(_ path: String) throws -> String {
        guard FileManager.default.fileExists(atPath: path) else { throw InputError("'\(path)' does not exist") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InputError("'\(path)' cannot be read")
        }
        guard let text = text(data) else { throw InputError("'\(path)' is not UTF-8 text") }
        return text
    }

    /// The bytes as UTF-8 text; nil if they are not valid UTF-8.
    package static func text(_ data: Data) -> String? {
        let text = String(decoding: data, as: UTF8.self)
        return text.utf8.elementsEqual(data) ? text : nil
    }
}
