import DovetailBasics
import Foundation

/// The file `dovetail.yml`, where a run finds it.
package enum RulesFile {
    /// What the rules file says of a command that reads `inputs`: the one that is named, or else, where `isFound`,
    /// the nearest in the current folder and those above it, unless all that is to be read lies elsewhere.
    ///
    /// - Throws: `InputError` or `RulesProblems` where it cannot be used.
    package static func read(
        _ rules: String?, for inputs: [String], isFound: Bool = true, verbose: Bool = false
    ) throws -> Rules {
        let current = FileManager.default.currentDirectoryPath
        guard let path = rules ?? (isFound ? ownRules(from: current, inputs) : nil) else { return Rules() }
        let file = RulesPaths(file: path, current: current)
        guard FileManager.default.fileExists(atPath: path) else { throw InputError("no rules file at '\(path)'") }
        guard FileNode(path)?.kind == .file else { throw InputError("the rules file '\(path)' is not a file") }
        // A little more than a rules file may have, since nothing says what stands at the path.
        guard let handle = FileHandle(forReadingAtPath: path),
            let data = try? handle.read(upToCount: RulesReader.byteLimit + 1) ?? Data()
        else { throw InputError("the rules file '\(path)' cannot be read") }
        if verbose { StandardError.print("rules: \(path)") }
        return file.resolved(try RulesReader.read(Array(data), path: path))
    }

    /// The rules file of a folder, or of the nearest above it, as seen from there.
    package static func nearest(from current: String) -> String? {
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

extension RulesFile {
    /// The nearest rules file, if something of what is to be read lies below its folder.
    private static func ownRules(from current: String, _ inputs: [String]) -> String? {
        guard let path = nearest(from: current) else { return nil }
        let folder = absolutePath("\(path)/..", from: current)
        let isOwn = inputs.contains { input in
            let whole = absolutePath(input, from: current)
            return whole == folder || whole.hasPrefix(folder == "/" ? "/" : folder + "/")
        }
        return inputs.isEmpty || isOwn ? path : nil
    }
}
