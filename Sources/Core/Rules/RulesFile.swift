import DovetailBasics
import Foundation

/// Finds and reads the file `dovetail.yml`.
package enum RulesFile {
    /// The rules for a command that reads `inputs`: from the file at `rules` or, if `isFound`, from the nearest one in
    /// the folder of the inputs and its parents.
    ///
    /// - Throws: `InputError` or `RulesProblems` if the file cannot be used.
    package static func read(
        _ rules: String?, for inputs: [String], isFound: Bool = true, verbose: Bool = false
    ) throws -> Rules {
        let current = FileManager.default.currentDirectoryPath
        guard let path = try rules ?? (isFound ? own(for: inputs) : nil) else { return Rules() }
        let file = RulesPaths(file: path, current: current)
        guard FileManager.default.fileExists(atPath: path) else { throw InputError("no rules file at '\(path)'") }
        guard FileNode(path)?.kind == .file else { throw InputError("the rules file '\(path)' is not a file") }
        // Read slightly more than the limit, because the file may be of any size.
        guard let handle = FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: RulesReader.byteLimit + 1) ?? Data()
        else { throw InputError("the rules file '\(path)' cannot be read") }
        if verbose { StandardError.print("rules: \(path)") }
        return file.resolved(try RulesReader.read(Array(data), path: path))
    }

    /// The rules file in a folder or its nearest parent, as a path relative to the folder.
    ///
    /// - Throws: `InputError` if the nearest folder with a rules file has two.
    package static func nearest(from current: String) throws -> String? {
        var folder = current
        while true {
            let paths = RulesReader.fileNames.map { absolutePath($0, from: folder) }.filter(isFile)
                .map { relativePath($0, to: current) }
            guard paths.count < 2 else {
                throw InputError("there are two rules files, \(quotedList(paths)); remove one of them")
            }
            if let path = paths.first { return path }
            if folder == "/" { return nil }
            folder = absolutePath("..", from: folder)
        }
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}

extension RulesFile {
    /// The rules file of what a command reads: the nearest one in the folder that holds all inputs, or above it. Without
    /// inputs, that is the current folder; if there is none, also the nearest one to the current folder that is above
    /// some input.
    ///
    /// - Throws: `InputError` if there are two.
    package static func own(for inputs: [String]) throws -> String? {
        let current = FileManager.default.currentDirectoryPath
        let folders = inputs.map { Self.folder(of: absolutePath($0, from: current)) }
        if let common = folders.dropFirst().reduce(folders.first, { $0.map { [two = $1] in commonFolder($0, two) } }),
            let path = try nearest(from: common)
        {
            let whole = absolutePath(path, from: common)
            let relative = relativePath(whole, to: current)
            return relative.hasPrefix("../") && inputs.allSatisfy { $0.hasPrefix("/") } ? whole : relative
        }
        guard let path = try nearest(from: current) else { return nil }
        let folder = absolutePath("\(path)/..", from: current)
        return inputs.isEmpty || folders.contains { isIn(folder, $0) } ? path : nil
    }

    private static func folder(of path: String) -> String {
        FileNode(path)?.kind == .file ? absolutePath("..", from: path) : path
    }

    private static func isIn(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
    }

    private static func commonFolder(_ one: String, _ other: String) -> String {
        var common = one
        while !isIn(common, other) { common = absolutePath("..", from: common) }
        return common
    }
}
