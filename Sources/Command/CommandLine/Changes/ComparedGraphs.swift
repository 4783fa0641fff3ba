import ArgumentParser
import DovetailBasics
import DovetailChanges
import DovetailDiagnostics
import DovetailProject
import Foundation

/// Two states of a project, read in the same way: each is the output of `dovetail graph --format json`.
struct ComparedGraphs {
    let base: GraphDocument
    let head: GraphDocument

    /// A state of the project.
    enum State {
        /// A file with a saved graph.
        case saved(String)
        /// What git knows by this name.
        case revision(String, GitRepository.Tree)
        /// The files on disk.
        case workingTree(GitRepository.Tree)

        /// Its files; nil for a saved graph.
        fileprivate var tree: GitRepository.Tree? {
            switch self {
            case .saved: nil
            case .revision(_, let tree), .workingTree(let tree): tree
            }
        }

        fileprivate var isOnDisk: Bool {
            if case .workingTree = self { true } else { false }
        }

        /// The state with this name, or the files on disk.
        ///
        /// - Throws: `InputError` if there is no such state.
        init(_ name: String?, _ repository: () throws -> GitRepository) throws {
            guard let name else {
                self = .workingTree(try repository().workingTree())
                return
            }
            if FileNode(name)?.kind == .file {
                self = .saved(name)
                return
            }
            let found = Result { try repository().tree(of: name) }
            guard case .success(let tree?) = found else {
                let reason = if case .failure(let error as InputError) = found { ": \(error.description)" } else { "" }
                throw InputError("'\(name)' is neither a file nor a revision\(reason)")
            }
            self = .revision(name, tree)
        }
    }

    /// Reads both states, one after the other: each run uses all cores.
    init(
        _ base: State, _ head: State, _ repository: () throws -> GitRepository, options: SourceOptions,
        _ moduleOptions: ModuleOptions
    ) throws {
        func document(_ state: State) throws -> GraphDocument {
            switch state {
            case .saved(let path):
                guard let data = FileManager.default.contents(atPath: path) else {
                    throw InputError("'\(path)' cannot be read")
                }
                return try GraphDocument.read(data, from: path)
            case .revision(let name, let tree):
                return try Self.read(tree, "revision '\(name)'", try repository(), options, moduleOptions)
            case .workingTree(let tree):
                return try Self.read(tree, "the files on disk", try repository(), options, moduleOptions)
            }
        }
        self.base = try document(base)
        var after = try document(head)
        if let old = base.tree, let new = head.tree {
            let changed = try repository().changedRepositories(from: old, to: new, isOnDisk: head.isOnDisk)
            let gaps = changed.map { path in
                GraphDocument.Gap(
                    kind: "coverage", text: "this is another repository, whose changes are not read",
                    location: SourceLocation(path: path, line: 1, column: 1))
            }
            after.gaps = (after.gaps + gaps).sorted()
        }
        self.head = after
    }

    /// Runs this command in a folder with the files of a tree.
    private static func read(
        _ tree: GitRepository.Tree, _ name: String, _ repository: GitRepository, _ options: SourceOptions,
        _ moduleOptions: ModuleOptions
    ) throws -> GraphDocument {
        let progress = ProgressLine()
        progress.say("reading \(name)")
        let named = [options.rules, options.modulesFile].compactMap(\.self) + options.sources
        let files = try repository.checkOut(tree, with: named.map(plainPath))
        let output = repository.temporaryFile("graph.json")
        let cache = options.cache.map { absolutePath($0, from: FileManager.default.currentDirectoryPath) }
        let arguments = try options.arguments(cache: cache ?? repository.temporaryFile("cache"))
        let outcome = try ChildProcess(
            executable: ToolExecutable.path,
            arguments: ["graph", "--format", "json"] + moduleOptions.arguments + arguments,
            folder: files, environment: ["PWD": files], outputFile: URL(fileURLWithPath: output), limit: 3600
        ).run()
        progress.end()
        let lines = outcome.output.split(separator: "\n").map(String.init)
        let data = FileManager.default.contents(atPath: output) ?? Data()
        guard outcome.code == 0 || outcome.code == 2 && !data.isEmpty else {
            for line in lines { StandardError.print(line) }
            throw InputError("\(name) cannot be read\(lines.isEmpty ? "" : "; the reason is above")")
        }
        if outcome.code == 2 {
            StandardError.note("a part of \(name) cannot be read, and is listed under gaps or findings")
        }
        return try GraphDocument.read(data, from: name)
    }
}

extension SourceOptions {
    /// The options as arguments of a run in another folder.
    ///
    /// - Throws: `InputError` for an absolute path, also in a list: other states have no such file, so that all would
    ///   read the same one.
    fileprivate func arguments(cache: String) throws -> [String] {
        let files = [packagePath, modulesFile, rules].compactMap { $0 }
        let listed = (sources + modulePaths + [modulesFile].compactMap { $0 }).flatMap(Self.listedPaths)
        let paths = sources + modulePaths + files + listed
        if let absolute = paths.first(where: { $0.hasPrefix("/") }) {
            throw InputError("'\(absolute)' is not the same file in each revision; pass a path relative to this folder")
        }
        func option(_ name: String, _ value: String?) -> [String] { value.map { [name, $0] } ?? [] }
        return ["--quiet", "--color", "never", "--cache", cache] + module.flatMap { ["--module", $0] }
            + option("--package-path", packagePath) + option("--target", target)
            + option("--modules-file", modulesFile) + exclude.flatMap { ["--exclude", $0] }
            + option("--rules", rules) + (sources.isEmpty ? [] : ["--"] + sources)
    }
}

extension SourceOptions {
    /// What a list of files contains line by line, or a JSON file with modules string by string; nothing for a folder
    /// or a Swift file.
    private static func listedPaths(in file: String) -> [String] {
        guard !file.hasSuffix(".swift"), FileNode(file)?.kind == .file,
            let data = FileManager.default.contents(atPath: file)
        else { return [] }
        return String(decoding: data, as: UTF8.self).split { $0.isNewline || $0 == "\"" }
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

extension ModuleOptions {
    fileprivate var arguments: [String] {
        (tuistGraph.map { ["--tuist-graph", $0] } ?? []) + (evaluateManifests ? ["--evaluate-manifests"] : [])
    }
}
