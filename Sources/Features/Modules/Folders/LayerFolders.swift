import DovetailDiagnostics
package import DovetailRules
import Foundation

/// The folders that the layers of a rules file consist of, and the files in them.
package struct LayerFolders: Sendable {
    /// A folder and the index of its layer.
    struct Folder: Hashable, Sendable {
        var path: String
        var layer: Int
    }

    let layers: [ModuleRules.Layer]
    private let patterns: [(layer: Int, path: String, names: [String])]

    /// Nil if no layer consists of folders.
    package init?(_ rules: ModuleRules) {
        layers = rules.layers
        patterns = rules.layers.enumerated().flatMap { index, layer in
            layer.folders.map { (index, $0.path, Self.names($0.path)) }
        }
        guard !patterns.isEmpty else { return nil }
    }

    private static func names(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

    /// The folder that contains a file, and its layer. If several patterns match, the one of the innermost folder counts;
    /// of those for one folder, the one with the fewest wildcards.
    func folder(of file: String) -> Folder? {
        let names = Self.names(file).dropLast()
        let found = patterns.filter { Self.matches(names, $0.names) && $0.path.hasPrefix("/") == file.hasPrefix("/") }
        guard let pattern = found.max(by: { Self.rank($0.names) < Self.rank($1.names) }) else { return nil }
        let path = names.prefix(pattern.names.count).joined(separator: "/")
        return Folder(path: (file.hasPrefix("/") ? "/" : "") + path, layer: pattern.layer)
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

    /// Findings about patterns that match no folder of these files.
    func unmatched(by files: [String]) -> [Finding] {
        let folders = files.map { Self.names($0).dropLast() }
        return layers.flatMap(\.folders).filter { pattern in
            let names = Self.names(pattern.path)
            return !folders.contains { Self.matches($0, names) }
        }.map { pattern in
            Finding(
                .unknownModule, at: pattern.location, "no Swift file is in a folder '\(pattern.path)'",
                help: "correct the path, which is relative to the rules file, or remove it")
        }
    }
}
