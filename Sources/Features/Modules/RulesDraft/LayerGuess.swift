import DovetailBasics

package import DovetailFacts

/// Layers for a project that has none, guessed from the names and folders of its modules.
package struct LayerGuess {
    /// A use of one layer by another, or by itself.
    package struct Use: Hashable, Sendable {
        package var layer: Int
        /// The number of imports; 0 if it is only declared.
        package var imports: Int
    }

    package struct Layer: Sendable {
        package var name: String
        /// Indices, sorted by the modules' names.
        package var modules: [ProjectModuleID]
        /// The layers that it may use, as it does today.
        package var allowed: [Use] = []
        /// The layers that it uses today against the order of the layers.
        package var broken: [Use] = []
    }

    /// From those that use others to those that are used.
    package private(set) var layers: [Layer] = []

    /// Words at the end of a module's name that say what it is for.
    private static let roles: Set<String> = [
        "API", "Client", "Clients", "Core", "Data", "Domain", "Feature", "Features", "Interface", "Interfaces", "Kit",
        "Model", "Models", "Module", "Network", "Presentation", "Repository", "Scene", "Service", "Services", "Storage",
        "UI", "View", "Views",
    ]
    /// Folders that say nothing about the modules in them.
    private static let plainFolders: Set<String> = [
        "", ".", "Sources", "Source", "Modules", "Packages", "Targets", "Projects", "Libraries", "src",
    ]

    /// - Complexity: O(modules + uses), and that of `CycleCuts` for the layers.
    package init(_ linked: LinkedModules) {
        let own = linked.modules.ids.filter { index in
            let module = linked.modules[index]
            return [.library, .app].contains(module.kind) && !module.files.isEmpty && !module.isRepeated
        }
        let names = Self.names(own, linked)
        let groups = Dictionary(grouping: own.indices) { names[$0] }.mapValues { $0.map { own[$0] } }
        let sorted = groups.sorted { $0.key < $1.key }
        var layerOf: [ProjectModuleID: Int] = [:]
        for (layer, group) in sorted.enumerated() { for module in group.value { layerOf[module] = layer } }
        var uses = Array(repeating: [Int: Int](), count: sorted.count)
        for index in own {
            for relation in linked.relations[of: index] {
                guard case .module(let other) = relation.to, let from = layerOf[index], let to = layerOf[other] else {
                    continue
                }
                uses[from][to, default: 0] += relation.imports.count
            }
        }
        let others = uses.indices.map { layer in uses[layer].keys.filter { $0 != layer }.sorted() }
        let cuts = CycleCuts(others) { uses[$0][$1] ?? 0 }.cuts
        let isCut = Set(cuts.map { [$0.from, $0.to] })
        let order = Self.order(others.indices.map { from in others[from].filter { !isCut.contains([from, $0]) } })
        let position = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        layers = order.map { number in
            var layer = Layer(name: sorted[number].key, modules: sorted[number].value)
            for (other, imports) in uses[number].sorted(by: { (position[$0.key] ?? 0) < (position[$1.key] ?? 0) }) {
                let use = Use(layer: position[other] ?? 0, imports: imports)
                if isCut.contains([number, other]) { layer.broken.append(use) } else { layer.allowed.append(use) }
            }
            return layer
        }
    }

    // MARK: Names

    /// The layer of each module: the app, the folder that it is in, the role in its name, or how it is used.
    private static func names(_ own: [ProjectModuleID], _ linked: LinkedModules) -> [String] {
        let modules = own.map { linked.modules[$0] }
        let libraries = modules.filter { $0.kind == .library }
        let roleCounts = Dictionary(libraries.map { (lastWord($0.name), 1) }, uniquingKeysWith: +)
        let folderCounts = Dictionary(libraries.map { (folder($0), 1) }, uniquingKeysWith: +)
        let edges = linked.edges
        let used = Set(own.filter { linked.modules[$0].kind == .library }.flatMap { edges[of: $0] })
        return modules.indices.map { index in
            if modules[index].kind == .app { return "app" }
            let (role, folder) = (lastWord(modules[index].name), folder(modules[index]))
            let isRole = Self.roles.contains(role) ? roleCounts[role] ?? 0 > 1 : roleCounts[role] ?? 0 > 2
            // A folder with everything in it separates nothing.
            let isFolder =
                !plainFolders.contains(folder) && folderCounts[folder] ?? 0 > 1
                && folderCounts[folder] ?? 0 < libraries.count
            if isFolder { return folder.lowercased() }
            if isRole { return role.lowercased() }
            // Whether it stands between the programs and what all others use.
            if Set(edges[of: own[index]]).isDisjoint(with: own) { return "base" }
            return used.contains(own[index]) ? "shared" : "feature"
        }
    }

    /// `Feature` for `CardFeature`; the name itself if its last word begins after another capital letter.
    private static func lastWord(_ name: String) -> String {
        for role in roles.sorted(by: { ($1.count, $0) < ($0.count, $1) }) where name.hasSuffix(role) { return role }
        guard let start = name.dropFirst().lastIndex(where: \.isUppercase),
            !name[name.index(before: start)].isUppercase
        else { return name }
        return String(name[start...])
    }

    /// The folder that the module's own folder is in: `Features` for `Features/Card/Sources/Card/Card.swift`.
    private static func folder(_ module: ProjectModule) -> String {
        let paths = module.files.map { $0.split(separator: "/").dropLast().map(String.init) }
        guard var common = paths.first else { return "" }
        for path in paths { common = Array(zip(common, path).prefix { $0 == $1 }.map(\.0)) }
        // Without what belongs to the module itself.
        while let last = common.last,
            last == module.name || last == module.target || plainFolders.contains(last) || last.contains(".")
        {
            common.removeLast()
        }
        // What is left may still be the module's own folder, such as `Card` of `CardFeature`.
        if let last = common.last, module.name.hasPrefix(last), last != module.name, common.count > 1 {
            common.removeLast()
        }
        return common.last { !plainFolders.contains($0) } ?? ""
    }

    /// The layers such that each only uses later ones; those that nothing uses come first, by name.
    static func order(_ edges: [[Int]]) -> [Int] {
        var users = Array(repeating: 0, count: edges.count)
        for to in edges.joined() { users[to] += 1 }
        var order: [Int] = []
        var ready = edges.indices.filter { users[$0] == 0 }
        while !ready.isEmpty {
            let next = ready.removeFirst()
            order.append(next)
            for to in edges[next] {
                users[to] -= 1
                if users[to] == 0 { ready.append(to) }
            }
            ready.sort()
        }
        return order
    }
}
