import DovetailFacts

/// Groups modules by folder: each by the one that contains it, directly below the folder that contains all of them.
struct ModuleFolders {
    private let shared: [Substring]

    /// - Parameter modules: those of the project; tests are not considered, because they tend to be elsewhere.
    init(_ modules: [ProjectModule]) {
        let folders = modules.filter { $0.kind != .test }.compactMap(Self.folder)
        shared = folders.dropFirst().reduce(folders.first ?? []) { Self.common($0, $1) }
    }

    /// The folder by which a module is grouped; `.` for the folder of the run, and nil if it has no files.
    func group(of module: ProjectModule) -> String? {
        guard let folder = Self.folder(of: module) else { return nil }
        let isInside = folder.count > shared.count && folder.starts(with: shared)
        let group = isInside ? Array(folder.prefix(shared.count + 1)) : Self.common(folder, shared)
        return group.isEmpty ? "." : group.joined(separator: "/")
    }

    /// The folder that contains all files of a module.
    private static func folder(of module: ProjectModule) -> [Substring]? {
        let folders = module.files.map { $0.split(separator: "/").dropLast() }
        guard let first = folders.first else { return nil }
        return folders.dropFirst().reduce(Array(first)) { common($0, Array($1)) }
    }

    private static func common(_ left: [Substring], _ right: [Substring]) -> [Substring] {
        zip(left, right).prefix { $0 == $1 }.map(\.0)
    }
}
