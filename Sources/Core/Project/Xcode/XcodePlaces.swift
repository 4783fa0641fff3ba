import DovetailBasics
import DovetailDiagnostics
import Foundation

/// Where the objects of a `project.pbxproj` are defined, which the property list reader does not tell.
struct XcodePlaces {
    private var found: [String: SourceLocation] = [:]
    private let path: String

    /// - Parameter path: the path of the manifest, as displayed by the run.
    init(_ places: [String: SourceLocation], in path: String) {
        found = places
        self.path = path
    }

    /// Finds the lines that define an object, `ID /* … */ = {`, in one pass over the file's bytes.
    ///
    /// - Parameter path: the path of the file, as displayed by the run; no places are known if it cannot be read.
    init(_ path: String) {
        self.path = path
        guard let data = FileManager.default.contents(atPath: path) else { return }
        for (number, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            guard let start = line.firstIndex(where: { $0 != 9 && $0 != 32 }) else { continue }
            let quote = UInt8(ascii: "\"")
            let isQuoted = line[start] == quote
            let first = isQuoted ? start + 1 : start
            let isEnd = { (byte: UInt8) in isQuoted ? byte == quote : !(byte.isLetterOrDigit || byte == 95) }
            guard let end = line[first...].firstIndex(where: isEnd), end > first else { continue }
            var rest = line[(isQuoted ? end + 1 : end)...].drop { $0 == 32 }
            if rest.starts(with: Array("/*".utf8)), let close = rest.range(of: Data("*/".utf8)) {
                rest = rest[close.upperBound...].drop { $0 == 32 }
            }
            guard rest.starts(with: Array("= {".utf8)) else { continue }
            let id = String(decoding: line[first..<end], as: UTF8.self)
            guard found[id] == nil else { continue }
            found[id] = SourceLocation(path: path, line: number + 1, column: start - line.startIndex + 1)
        }
    }

    /// The place of an object's definition; the first line if it is not on a line of its own.
    func place(of id: String) -> SourceLocation {
        found[id] ?? SourceLocation(path: path, line: 1, column: 1)
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
    }
}
