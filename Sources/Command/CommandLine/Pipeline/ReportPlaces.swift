import DovetailDiagnostics
import Foundation

/// Locations in the form that a report format uses: paths relative to the current folder, and columns in its own unit.
/// Source lines are read on demand.
struct ReportPlaces {
    private let folder = BaseFolder(FileManager.default.currentDirectoryPath)
    /// The same folder by the shell's name for it, which may go through a symbolic link.
    private let shellFolder = ProcessInfo.processInfo.environment["PWD"].flatMap { path in
        realPath(path) == realPath(".") ? BaseFolder(path) : nil
    }
    private let lines = SourceLines()

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Paths in the form that a baseline uses: relative to its own folder.
    func paths(in baseline: String) -> (String) -> String {
        let file = folder.absolute(path(baseline))
        let base = BaseFolder(String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)]))
        return { base.climbing(folder.absolute(path($0))) }
    }

    /// The path in the form that reports use.
    func path(_ path: String) -> String {
        let relative = folder.relative(path)
        return relative.hasPrefix("/") ? shellFolder?.relative(path) ?? path : relative
    }

    /// The findings with locations in the form that `format` needs, sorted by them.
    func findings(_ findings: [Finding], for format: ReportFormat) -> [Finding] {
        switch format.places {
        case .asRead: findings
        case .fromHere: findings.map { $0.moved(relative) }.sorted()
        case .inUTF16: findings.map { $0.moved(inUTF16) }.sorted()
        }
    }

    /// What was not read, with places in the form that `format` needs.
    func unread(_ unread: [UnreadLookups], for format: ReportFormat) -> [UnreadLookups] {
        unread.map { one in
            var moved = one
            switch format.places {
            case .asRead: break
            case .fromHere: moved.place = relative(one.place)
            case .inUTF16: moved.place = inUTF16(one.place)
            }
            return moved
        }
    }

    private func relative(_ place: SourceLocation) -> SourceLocation {
        SourceLocation(path: path(place.path), line: place.line, column: place.column)
    }

    private func inUTF16(_ place: SourceLocation) -> SourceLocation {
        var moved = relative(place)
        // SARIF forbids paths with `..`.
        if moved.path.split(separator: "/").contains("..") { moved.path = folder.absolute(moved.path) }
        if let line = lines.line(place.line, of: place.path) {
            moved.column = UTF16Column.of(byteColumn: place.column, in: line)
        }
        return moved
    }
}

/// The lines of source files, each file read once.
private final class SourceLines {
    private var files: [String: [ArraySlice<UInt8>]] = [:]

    /// The bytes of a line, counted from 1; nil if there is no such line.
    func line(_ number: Int, of path: String) -> ArraySlice<UInt8>? {
        let lines = files[path] ?? read(path)
        files[path] = lines
        return lines.indices.contains(number - 1) ? lines[number - 1] : nil
    }

    /// Lines end as in Swift: with a line feed, a carriage return, or both.
    private func read(_ path: String) -> [ArraySlice<UInt8>] {
        let bytes = FileManager.default.contents(atPath: path).map(Array.init) ?? []
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == 10 || byte == 13 {
            if byte == 10, index > 0, bytes[index - 1] == 13 {
                start = index + 1
                continue
            }
            lines.append(bytes[start..<index])
            start = index + 1
        }
        return lines + [bytes[start...]]
    }
}
