import DovetailBasics
import DovetailDiagnostics
package import DovetailRules
import Foundation

/// The folders that the layers of a rules file consist of, and the files in them.
package struct LayerFolders: Sendable {
    /// A folder and the index of its layer.
    struct Folder: Hashable, Sendable {
        /// From the rules file's folder.
        var path: String
        var layer: Int
    }

    let layers: [ModuleRules.Layer]
    private var patterns: [(layer: Int, path: String, names: [String])] = []
    private let current: String
    /// The folder of the rules file, if it is not the current one.
    private let rulesFolder: String?

    /// Nil if no layer consists of folders.
    package init?(_ rules: ModuleRules) {
        layers = rules.layers
        current = FileManager.default.currentDirectoryPath
        let file = rules.layers.first?.location.path ?? ""
        let folder = absolutePath("..", from: absolutePath(file, from: current))
        rulesFolder = folder == current ? nil : folder
        for (index, layer) in rules.layers.enumerated() {
            for pattern in layer.folders {
                let path = fromRules(pattern.path)
                patterns.append((index, path, Self.names(path)))
            }
        }
        guard !patterns.isEmpty else { return nil }
    }

    private static func names(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

    /// A path for this run as one from the rules file's folder, wherever the tool runs.
    private func fromRules(_ path: String) -> String {
        rulesFolder.map { relativePath(absolutePath(path, from: current), to: $0) } ?? path
    }

    /// The folder that contains a file, and its layer. If several patterns match, the one of the innermost folder counts;
    /// of those for one folder, the one with the fewest wildcards.
    func folder(of file: String) -> Folder? {
        let file = fromRules(file)
        let names = Self.names(file).dropLast()
        func path(_ count: Int) -> String {
            (file.hasPrefix("/") ? "/" : "") + names.prefix(count).joined(separator: "/")
        }
        let found = patterns.filter { Self.matches(names, $0.names) && $0.path.hasPrefix("/") == file.hasPrefix("/") }
            .map { (rank: Self.rank($0.names), folder: Folder(path: path($0.names.count), layer: $0.layer)) }
            .filter { !isExcepted($0.folder) }
        return found.max { $0.rank < $1.rank }?.folder
    }

    private func isExcepted(_ folder: Folder) -> Bool {
        layers[folder.layer].except.contains { $0.space == .folder && $0.matches(folder.path) }
    }

    private static func rank(_ pattern: [String]) -> (Int, Int) {
        (pattern.count, pattern.count { !$0.contains("*") })
    }

    private static func matches(_ names: ArraySlice<String>, _ pattern: [String]) -> Bool {
        names.count >= pattern.count && zip(names, pattern).allSatisfy { fnmatch($1, $0, 0) == 0 }
    }

    /// Whether files in one folder may use what another declares.
    func allows(_ one: Folder, _ other: Folder) -> Bool {
        one == other || layers[one.layer].allowed.contains(layers[other.layer].name)
    }

    /// Findings about patterns that match no folder of these files, and exceptions from them that match none.
    func unmatched(by files: [String]) -> [Finding] {
        let folders = files.map { Self.names(fromRules($0)).dropLast() }
        let paths = Set(
            folders.flatMap { folder in folder.indices.map { folder[...$0].joined(separator: "/") } })
        let excepted = layers.flatMap(\.except).filter { selector in
            selector.space == .folder
                && !paths.contains { selector.matchesPattern($0) || selector.matchesPattern("/" + $0) }
        }.map { Self.unmatched($0.pattern, at: $0.location ?? layers[0].location) }
        return excepted
            + layers.flatMap(\.folders).filter { pattern in
                let names = Self.names(fromRules(pattern.path))
                return !folders.contains { Self.matches($0, names) }
            }.map { Self.unmatched(fromRules($0.path), at: $0.location) }
    }

    private static func unmatched(_ path: String, at location: SourceLocation) -> Finding {
        Finding(
            .unknownModule, at: location, "no Swift file is in a folder '\(path)'",
            help: "correct the path, which is relative to the rules file, or remove it")
    }
}
