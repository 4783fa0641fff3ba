import DovetailBasics
import Foundation

/// What the options of a run read: a whole project, or some of its folders.
struct ProjectPart {
    /// The absolute paths of the folders; nil for a whole project.
    private let folders: [String]?
    private let current: String

    /// - Parameter options: those of a run in the current folder.
    init(_ options: SourceOptions) {
        current = FileManager.default.currentDirectoryPath
        let named = !options.module.isEmpty || options.packagePath != nil || options.modulesFile != nil
        guard named || !options.sources.isEmpty else {
            folders = nil
            return
        }
        let (current, paths) = (current, options.sources)
        folders = named ? [] : paths.map { absolutePath($0, from: current) }
    }

    /// Whether a module that a manifest declares would have been found if it still existed. That is also so if the
    /// manifest is gone.
    ///
    /// - Parameter manifest: its path; nil if it is unknown.
    func contains(manifest: String?) -> Bool {
        guard let folders else { return true }
        guard let manifest else { return folders.contains(current) }
        let path = absolutePath(manifest, from: current)
        return !FileManager.default.fileExists(atPath: path)
            || folders.contains { path.hasPrefix($0 == "/" ? "/" : $0 + "/") }
    }
}
