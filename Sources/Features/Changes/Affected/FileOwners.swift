import DovetailBasics
import DovetailDiagnostics

/// The modules to which each file belongs.
struct FileOwners {
    private var files: [String: String] = [:]
    private var folders: [String: Set<String>] = [:]
    private var projects: [String: Set<String>] = [:]

    /// - Parameter old: the modules before a change, for files that were deleted.
    init(old: [GraphDocument.Module], new: [GraphDocument.Module]) {
        for module in old + new {
            for file in module.files { files[file] = module.identity }
            if let folder = Self.folder(of: module.files) { folders[folder, default: []].insert(module.identity) }
            if let folder = Self.projectFolder(of: module) { projects[folder, default: []].insert(module.identity) }
        }
    }

    /// The identities of a file's modules; empty if it is in none.
    ///
    /// A file that is not Swift, such as a resource, belongs to the module in whose folder it is; or else to all
    /// modules that the nearest manifest above it declares, unless that is in the current folder.
    func owners(_ path: String) -> Set<String> {
        if let known = files[path] { return [known] }
        return Self.nearest(above: path, folders, where: { $0.count == 1 }) ?? Self.nearest(above: path, projects) ?? []
    }

    /// The value of the deepest of these folders that contains a file; nil if there is none, or if it is not usable.
    private static func nearest(
        above path: String, _ folders: [String: Set<String>], where isUsable: (Set<String>) -> Bool = { _ in true }
    ) -> Set<String>? {
        var folder = parentFolder(path)
        while !folder.isEmpty {
            if let owners = folders[folder] { return isUsable(owners) ? owners : nil }
            folder = parentFolder(folder)
        }
        return nil
    }

    /// The deepest folder that contains all of these files; nil for none, and for the current one.
    private static func folder(of files: [String]) -> String? {
        guard var common = files.first.map({ parentFolder($0).split(separator: "/") }) else { return nil }
        for file in files.dropFirst() {
            let parts = parentFolder(file).split(separator: "/")
            common = zip(common, parts).prefix { $0 == $1 }.map(\.0)
        }
        return common.isEmpty ? nil : common.joined(separator: "/")
    }

    /// The folder of the manifest that declares a module; nil if it is unknown, and for the current one.
    private static func projectFolder(of module: GraphDocument.Module) -> String? {
        guard let path = module.location?.path else { return nil }
        let folder = parentFolder(path)
        let project = folder.hasSuffix(".xcodeproj") ? parentFolder(folder) : folder
        return project.isEmpty || project == "." || project.hasPrefix("..") ? nil : project
    }
}
