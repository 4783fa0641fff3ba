import DovetailFacts
import DovetailProject
import DovetailRules
import Foundation

/// The files that a check may edit: those below the folders that it reads, those that are listed for it, and its rules
/// file. A link that leads out of them may not be followed.
struct EditableFiles {
    private var roots: Set<String>
    private var files: Set<String>

    /// - Parameter paths: the files that were read.
    init(_ inputs: ProjectInputs, read paths: [String], rules: Rules) {
        let given = inputs.paths + inputs.modules.map(\.path) + [inputs.packagePath].compactMap(\.self)
        roots = Set(given.filter(Self.isFolder).compactMap(Self.realPath))
        files = Set((given + [rules.file].compactMap(\.self)).compactMap(Self.realPath))
        let isListed = inputs.modulesFile != nil || given.contains { !Self.isFolder($0) && !$0.hasSuffix(".swift") }
        if isListed { files.formUnion(paths.compactMap(Self.realPath)) }
    }

    /// Whether the file at a path may be edited.
    func mayEdit(_ path: String) -> Bool {
        guard let real = Self.realPath(path), !Self.isFolder(path) else { return false }
        return files.contains(real) || roots.contains { real.hasPrefix($0 == "/" ? $0 : $0 + "/") }
    }

    /// The path without symbolic links; nil if there is no such file.
    static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
