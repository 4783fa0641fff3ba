import DovetailBasics
import DovetailDiagnostics

/// The modules to which each file belongs.
struct FileOwners {
    private var files: [String: Set<String>] = [:]
    private var folders: [String: Set<String>] = [:]
    /// The modules that compile a Swift file directly in a folder.
    private var compilers: [String: Set<String>] = [:]
    private var projects: [String: Set<String>] = [:]
    /// The folders that manifests give to modules, with the folders of these manifests.
    private var stated: [String: String] = [:]
    /// The names of modules of which not a single file is known, by the folders of their manifests.
    private var unplaced: [String: String] = [:]

    /// - Parameter old: the modules before a change, for files that were deleted.
    init(old: [GraphDocument.Module], new: [GraphDocument.Module]) {
        for module in old + new {
            let identity = module.identity
            let manifest = Self.manifestFolder(of: module)
            for file in module.files {
                files[file, default: []].insert(identity)
                compilers[parentFolder(file), default: []].insert(identity)
            }
            if let folder = module.folder ?? Self.folder(of: module.files) {
                folders[folder, default: []].insert(identity)
            } else if module.files.isEmpty {
                unplaced[manifest ?? ""] = module.name
            }
            if let folder = module.folder { stated[folder] = manifest ?? "" }
            if let manifest, !manifest.isEmpty { projects[manifest, default: []].insert(identity) }
        }
    }

    /// The owners of a file.
    enum Owners {
        /// The identities of its modules; empty if it is in none.
        case modules(Set<String>)
        /// It may belong to the module with this name, of which no file is known.
        case unknown(String)
    }

    /// The modules of a file.
    ///
    /// A file that is not Swift, such as a resource, belongs to the module in whose folder it is, and to those that
    /// compile files beside it; or else to all modules that the nearest manifest above it declares, unless that is in
    /// the current folder.
    func owners(_ path: String) -> Owners {
        if let known = files[path] { return .modules(known) }
        var beside: Set<String> = []
        var folder = parentFolder(path)
        while !folder.isEmpty {
            beside.formUnion(compilers[folder] ?? [])
            if let own = folders[folder] {
                beside.formUnion(own)
                if let name = unknownOwner(in: folder) { return .unknown(name) }
                guard own.count > 1 else { return .modules(beside) }
                return .modules(declared(above: path).map(beside.union) ?? [])
            }
            folder = parentFolder(folder)
        }
        if let name = unknownOwner(in: nil) { return .unknown(name) }
        return .modules(declared(above: path).map(beside.union) ?? [])
    }

    /// The name of a module to which a file may belong although it is in another one's folder.
    private func unknownOwner(in folder: String?) -> String? {
        let others = unplaced.filter { folder.flatMap { stated[$0] } == nil || stated[folder ?? ""] == $0.key }
        return others.min { $0.key < $1.key }?.value
    }

    /// The modules that the nearest manifest above a file declares; nil if that is in the current folder.
    private func declared(above path: String) -> Set<String>? {
        var folder = parentFolder(path)
        while !folder.isEmpty {
            if let owners = projects[folder] { return owners }
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

    /// The folder of the manifest that declares a module, empty for the current one; nil if it is unknown.
    private static func manifestFolder(of module: GraphDocument.Module) -> String? {
        guard let path = module.location?.path else { return nil }
        let folder = parentFolder(path)
        let project = folder.hasSuffix(".xcodeproj") ? parentFolder(folder) : folder
        return project.hasPrefix("..") ? nil : project == "." ? "" : project
    }
}
