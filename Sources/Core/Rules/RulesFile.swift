import DovetailBasics
import Foundation

/// Finds and reads the file `dovetail.yml`.
package enum RulesFile {
    /// The rules for a command that reads `inputs`: from the file at `rules` or, if `isFound`, from the nearest one in
    /// the current folder and its parents, unless all inputs are outside that file's folder.
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
    /// The nearest rules file in the current folder and its parents, if some input is below its folder or there is no
    /// input.
    ///
    /// - Throws: `InputError` if there are two.
    package static func own(for inputs: [String]) throws -> String? {
        let current = FileManager.default.currentDirectoryPath
        guard let path = try nearest(from: current) else { return nil }
        let folder = absolutePath("\(path)/..", from: current)
        let isOwn = inputs.contains { input in
            let whole = absolutePath(input, from: current)
            return whole == folder || whole.hasPrefix(folder == "/" ? "/" : folder + "/")
        }
        return inputs.isEmpty || isOwn ? path : nil
    }
}
