import DovetailBasics
import DovetailSwiftCode
import Foundation

/// Determines whether the inputs are a part of a project, the rest of which may register services.
struct ProgramPart {
    let paths: [String]

    /// Whether all paths are within a project, and no program starts in their files.
    func isLibrary(_ files: [SourceFile]) -> Bool {
        !paths.isEmpty && paths.allSatisfy(Self.isWithinProject) && !startsProgram(files.map(\.path))
    }

    /// Whether a parent folder, up to the root of the repository, is that of a project, and the path itself is not.
    private static func isWithinProject(_ path: String) -> Bool {
        var folder = absolutePath(path, from: FileManager.default.currentDirectoryPath)
        guard !isProject(folder) else { return false }
        while folder != "/", FileNode("\(folder)/.git") == nil {
            folder = parentFolder(folder)
            if isProject(folder) { return true }
        }
        return false
    }

    private static func isProject(_ folder: String) -> Bool {
        FileNode.hasEntry(in: folder) {
            ["Package.swift", "Project.swift", "Workspace.swift", XcodeGenSpec.fileName].contains($0)
                || $0.hasSuffix(".xcodeproj")
        }
    }

    /// Whether a program starts in one of the files.
    private func startsProgram(_ files: [String]) -> Bool {
        if files.contains(where: { $0 == "main.swift" || $0.hasSuffix("/main.swift") }) { return true }
        let marks = ["@main", "@UIApplicationMain", "@NSApplicationMain"].map { Data($0.utf8) }
        return Workers.map(files.count) { index, bytes in
            guard bytes.read(files[index]) == nil, let base = bytes.bytes.baseAddress else { return false }
            let data = Data(
                bytesNoCopy: UnsafeMutableRawPointer(mutating: base), count: bytes.bytes.count, deallocator: .none)
            return marks.contains { data.range(of: $0) != nil }
        }.contains(true)
    }
}
