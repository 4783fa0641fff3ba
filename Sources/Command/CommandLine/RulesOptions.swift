import DovetailBasics
import DovetailBinaries
import DovetailDiagnostics
import DovetailRules
import Foundation

extension SourceOptions {
    /// What the rules file says: the one that is named, or else, where `isFound`,
    /// the nearest in the current folder and those above it, unless all that is to be read lies elsewhere.
    ///
    /// - Throws: `InputError` or `RulesProblems` where it cannot be used.
    func readRules(isFound: Bool = true) throws -> Rules {
        let named = module.compactMap { $0.split(separator: "=", maxSplits: 1).last.map(String.init) }
        let inputs = sources + named + [packagePath, modulesFile].compactMap { $0 }
        return try Self.readRules(rules, for: inputs, isFound: isFound, verbose: verbose)
    }

    /// The same for a command that reads `inputs`, and is given `rules` by name, or is not.
    static func readRules(
        _ rules: String?, for inputs: [String], isFound: Bool = true, verbose: Bool = false
    ) throws -> Rules {
        let current = FileManager.default.currentDirectoryPath
        guard let path = rules ?? (isFound ? ownRules(from: current, inputs) : nil) else { return Rules() }
        let file = RulesPaths(file: path, current: current)
        guard FileManager.default.fileExists(atPath: path) else { throw InputError("there is no rules file '\(path)'") }
        guard FileNode(path)?.kind == .file else { throw InputError("the rules file '\(path)' is not a file") }
        // A little more than a rules file may have, since nothing says what stands at the path.
        guard let handle = FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: RulesReader.byteLimit + 1) ?? Data()
        else { throw InputError("the rules file '\(path)' cannot be read") }
        if verbose { StandardError.print("rules: \(path)") }
        return file.resolved(try RulesReader.read(Array(data), path: path))
    }

    /// The rules file of a folder, or of the nearest above it, as seen from there.
    static func nearestRules(from current: String) -> String? {
        var folder = current
        while true {
            let path = absolutePath(RulesReader.fileName, from: folder)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
                return relativePath(path, to: current)
            }
            if folder == "/" { return nil }
            folder = absolutePath("..", from: folder)
        }
    }
}

extension SourceOptions {
    /// The nearest rules file, if something of what is to be read lies below its folder.
    private static func ownRules(from current: String, _ inputs: [String]) -> String? {
        guard let path = nearestRules(from: current) else { return nil }
        let folder = absolutePath("\(path)/..", from: current)
        let isOwn = inputs.contains { input in
            let whole = absolutePath(input, from: current)
            return whole == folder || whole.hasPrefix(folder == "/" ? "/" : folder + "/")
        }
        return inputs.isEmpty || isOwn ? path : nil
    }
}

/// Turns paths of a rules file, which count from its folder, into paths of a run.
struct RulesPaths {
    /// Whether the file was given by its path from the root.
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
        rules.graph.tuistGraph = rules.graph.tuistGraph.map { RulesPath(path($0.path), at: $0.location) }
        rules.exclude = rules.exclude.map(pattern)
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

    /// Relative to the current folder, unless it was given otherwise and lies elsewhere.
    private func path(_ path: String) -> String {
        let whole = absolutePath(path, from: folder)
        let relative = relativePath(whole, to: current)
        return (isAbsolute || path.hasPrefix("/")) && relative.hasPrefix("..") ? whole : relative
    }

    /// A pattern with a folder counts from the rules file's folder, wherever the tool runs.
    private func pattern(_ pattern: String) -> String {
        guard pattern.contains("/"), !pattern.hasPrefix("/") else { return pattern }
        let special: Set<Character> = ["*", "?", "[", "\\"]
        let literal = folder.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
        return absolutePath(pattern, from: literal)
    }
}
