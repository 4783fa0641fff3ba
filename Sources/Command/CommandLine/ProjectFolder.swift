import DovetailBasics
import DovetailRules
import Foundation

extension SourceOptions {
    /// Calls `body` with the options and the rules. If the options have absolute paths, the project's folder is the
    /// current one meanwhile, and they are paths from there: what is written then contains no path of this machine.
    ///
    /// The project's folder is the current one if everything is in it; otherwise the deepest one that everything is in.
    func inProjectFolder<Result>(
        _ moduleOptions: ModuleOptions, _ body: (SourceOptions, ModuleOptions, Rules) throws -> Result
    ) throws -> Result {
        let current = FileManager.default.currentDirectoryPath
        guard let folder = projectFolder(from: current) else { return try body(self, moduleOptions, try readRules()) }
        func moved(_ path: String) -> String { relativePath(whole(path, from: current), to: folder) }
        var (options, moduleOptions) = (self, moduleOptions)
        options.sources = sources.map(moved)
        options.module = module.map { entry in
            guard let path = Self.path(ofModule: entry) else { return entry }
            return entry.dropLast(path.count) + moved(path)
        }
        options.packagePath = packagePath.map(moved)
        options.cache = cache.map(moved)
        moduleOptions.tuistGraph = moduleOptions.tuistGraph.map(moved)
        // The rules are those that the same options mean here.
        options.rules = try rulesPath().map(moved)
        guard FileManager.default.changeCurrentDirectoryPath(folder) else {
            throw InputError("the folder '\(folder)' cannot be opened")
        }
        defer { _ = FileManager.default.changeCurrentDirectoryPath(current) }
        return try body(options, moduleOptions, options.rules == nil ? Rules() : options.readRules())
    }

    /// Nil if no path is absolute, or if a file lists the paths, which are then taken as written.
    private func projectFolder(from current: String) -> String? {
        let given = sources + module.compactMap(Self.path) + [packagePath].compactMap(\.self)
        guard modulesFile == nil, given.contains(where: { $0.hasPrefix("/") }) else { return nil }
        var folders: [String] = []
        for path in given.map({ whole($0, from: current) }) {
            switch FileNode(path)?.kind {
            case .folder: folders.append(path)
            case .file where path.hasSuffix(".swift"): folders.append(parentFolder(path))
            default: return nil
            }
        }
        func isIn(_ folder: String, _ path: String) -> Bool {
            path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
        }
        guard var common = folders.first, !folders.allSatisfy({ isIn(current, $0) }) else { return current }
        while !folders.allSatisfy({ isIn(common, $0) }) { common = parentFolder(common) }
        return common
    }

    /// An absolute path. What the shell calls the current folder, which may be the name of a symbolic link, is the
    /// current folder.
    private func whole(_ path: String, from current: String) -> String {
        let path = absolutePath(path, from: current)
        guard let name = ProcessInfo.processInfo.environment["PWD"], name.hasPrefix("/"),
            path == name || path.hasPrefix(name + "/"),
            URL(fileURLWithPath: name).resolvingSymlinksInPath().path == current
        else { return path }
        return absolutePath(current + path.dropFirst(name.count), from: current)
    }

    private static func path(ofModule entry: String) -> String? {
        entry.split(separator: "=", maxSplits: 1).dropFirst().first.map(String.init)
    }
}
