/// What folders of an app usually hold, by their names.
enum FolderRoles {
    /// The roles, from those that use others to those that are used, with the names of folders in lowercase.
    private static let names: [(role: String, folders: Set<String>)] = [
        (
            "presentation",
            [
                "features", "flows", "pages", "presentation", "scenes", "screens", "ui", "userinterface",
                "viewcontrollers", "viewmodels", "views",
            ]
        ),
        (
            "data",
            [
                "api", "cache", "data", "database", "infrastructure", "network", "networking", "persistence",
                "repositories", "repository", "services", "storage",
            ]
        ),
        ("domain", ["businesslogic", "domain", "entities", "interactors", "models", "usecases"]),
        (
            "common",
            [
                "common", "core", "extensions", "foundation", "helper", "helpers", "shared", "support", "util",
                "utilities", "utils",
            ]
        ),
    ]

    static let all = names.map(\.role)

    /// Roles by their index, with the folders of each: the outermost one of a known name on the way to each file.
    ///
    /// - Parameter targets: the files of each target. What all files of one have in common says nothing.
    static func folders(_ targets: [[String]]) -> [Int: Set<String>] {
        var found: [Int: Set<String>] = [:]
        for files in targets {
            let paths = files.map { $0.split(separator: "/", omittingEmptySubsequences: false).dropLast() }
            guard var root = paths.first else { continue }
            for path in paths { root = root.prefix(zip(root, path).prefix { $0 == $1 }.count) }
            for path in paths {
                for (depth, name) in path.enumerated().dropFirst(root.count) {
                    guard let role = role(of: name) else { continue }
                    found[role, default: []].insert(path.prefix(depth + 1).joined(separator: "/"))
                    break
                }
            }
        }
        // What a pattern of the rules file could not say.
        return found.mapValues { $0.filter { !$0.contains(where: { "*?[]\\\"".contains($0) }) } }
            .filter { !$0.value.isEmpty }
    }

    /// The role of a folder: `2. Use Cases` is `usecases`.
    private static func role(of folder: Substring) -> Int? {
        let name = folder.filter(\.isLetter).lowercased()
        let short = name.hasSuffix("layer") ? String(name.dropLast("layer".count)) : name
        return names.firstIndex { $0.folders.contains(short) }
    }
}
