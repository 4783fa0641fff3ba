package import Foundation

/// The text of a file that may be changed: with the byte order mark that it may begin with.
package enum SourceText {
    /// - Throws: `InputError` where it cannot be read.
    package static func read(_ path: String) throws -> String {
        guard FileManager.default.fileExists(atPath: path) else { throw InputError("'\(path)' does not exist") }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InputError("'\(path)' cannot be read")
        }
        guard let text = text(data) else { throw InputError("'\(path)' is not UTF-8 text") }
        return text
    }

    /// The text of some bytes; nil where they are none in UTF-8.
    package static func text(_ data: Data) -> String? {
        let text = String(decoding: data, as: UTF8.self)
        return text.utf8.elementsEqual(data) ? text : nil
    }
}
