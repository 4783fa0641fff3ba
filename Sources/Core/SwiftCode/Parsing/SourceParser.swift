import DovetailBasics
import DovetailDiagnostics
import SwiftParser
import SwiftSyntax

/// Parses Swift. All parsing goes through here, with checks for sources that a parser cannot handle.
enum SourceParser {
    /// The maximum nesting depth of brackets, the same in debug and release builds.
    static let bracketLimit = 256

    /// The syntax tree of a file with these bytes.
    ///
    /// - Parameter path: the file's name in errors if it cannot be parsed.
    static func parse(_ bytes: UnsafeRawBufferPointer, path: String) throws(UnparsedSource) -> SourceFileSyntax {
        let text = bytes.bindMemory(to: UInt8.self)
        guard isUTF8(bytes) else {
            throw UnparsedSource(.isNotUTF8, at: .init(path: path, line: 1, column: 1))
        }
        if let (offset, nesting) = SourceDepth.firstTooDeep(bytes) {
            var lines = LineCounter(bytes)
            let (line, column) = lines.position(of: offset)
            throw UnparsedSource(.nestsTooDeep(nesting), at: .init(path: path, line: line, column: column))
        }
        return Parser.parse(source: text, maximumNestingLevel: bracketLimit)
    }

    /// The syntax tree of a source.
    static func parse(_ source: String, path: String) throws(UnparsedSource) -> SourceFileSyntax {
        var source = source
        let result = source.withUTF8 { bytes in
            Result { () throws(UnparsedSource) in try parse(UnsafeRawBufferPointer(bytes), path: path) }
        }
        return try result.get()
    }
}
