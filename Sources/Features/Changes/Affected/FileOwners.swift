import DovetailBasics

/// The module to which each file belongs.
struct FileOwners {
    private var files: [String: String] = [:]
    private var folders: [String: Set<String>] = [:]

    /// - Parameter old: the modules before a change, for files that were deleted.
    init(old: [GraphDocument.Module], new: [GraphDocument.Module]) {
        for module in old + new {
            for file in module.files { files[file] = module.identity }
            if let folder = Self.folder(of: module.files) { folders[folder, default: []].insert(module.identity) }
        }
    }

    /// The identity of a file's module; nil if it is in none. A file that is not Swift, such as a resource, belongs to
    /// the module in whose folder it is, unless several modules have that folder.
    func owner(_ path: String) -> String? {
        if let known = files[path] { return known }
        var folder = parentFolder(path)
        while !folder.isEmpty {
            if let owners = folders[folder] { return owners.count == 1 ? owners.first : nil }
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
}
