import DovetailBasics
import DovetailDiagnostics
import Foundation

/// Converts paths in a rules file, which are relative to its folder, to paths for a run.
struct RulesPaths {
    /// Whether the file was given by an absolute path.
    private let isAbsolute: Bool
    private let folder: String
    private let current: String

    init(file: String, current: String) {
        isAbsolute = file.hasPrefix("/")
        folder = absolutePath("..", from: absolutePath(file, from: current))
        self.current = current
    }

    /// The rules with paths for this run.
    func resolved(_ rules: Rules) -> Rules {
        var rules = rules
        if rules.sources.isEmpty, let file = rules.file {
            rules.sources = [RulesPath(".", at: SourceLocation(path: file, line: 1, column: 1))]
        }
        rules.sources = rules.sources.map { RulesPath(path($0.path), at: $0.location) }
        rules.baseline = rules.baseline.map { RulesPath(path($0.path), at: $0.location) }
        rules.cache = rules.cache.map { RulesPath(path($0.path), at: $0.location) }
        rules.graph.tuistGraph = rules.graph.tuistGraph.map { RulesPath(path($0.path), at: $0.location) }
        rules.exclude = rules.exclude.map(pattern)
        for index in rules.modules.layers.indices {
            rules.modules.layers[index].folders = rules.modules.layers[index].folders.map {
                RulesPath(path($0.path), at: $0.location)
            }
        }
        let images = Set(rules.linkage.map(\.name))
        func input(_ entry: RulesPath) -> RulesPath {
            images.contains(entry.path) ? entry : RulesPath(path(entry.path), at: entry.location)
        }
        for index in rules.linkage.indices {
            let image = rules.linkage[index]
            rules.linkage[index].links = image.links.map(input)
            rules.linkage[index].embeds = image.embeds?.map(input)
            rules.linkage[index].sources = image.sources.map { RulesPath(path($0.path), at: $0.location) }
        }
        return rules
    }

    /// Relative to the current folder, unless it was given as absolute and is outside.
    private func path(_ path: String) -> String {
        let whole = absolutePath(path, from: folder)
        let relative = relativePath(whole, to: current)
        return (isAbsolute || path.hasPrefix("/")) && relative.hasPrefix("..") ? whole : relative
    }

    /// A pattern with a folder is relative to the rules file's folder, wherever the tool runs.
    private func pattern(_ pattern: String) -> String {
        guard pattern.contains("/"), !pattern.hasPrefix("/") else { return pattern }
        let special: Set<Character> = ["*", "?", "[", "\\"]
        let literal = folder.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
        return absolutePath(pattern, from: literal)
    }
}
