package import WiringModel

/// The modules that a rule `protect` lets use a module, and behind which others are to be kept from it.
package struct Doors {
    /// One of them.
    package struct Door {
        package var module: Int
        /// What is protected.
        package var protected: LinkedModules.Target
        package var rule: ModuleRule
        /// A module that uses the door and may not use what is behind it, and where it says so; nil where none does.
        var outsider: (module: Int, place: SourceLocation?)?
    }

    /// What is known of the doors' sources, and of the types that are behind them.
    package struct Facts {
        /// The files of each module that is a door, by its index.
        package var offers: [Int: [FileOffers]] = [:]
        /// The names of the types that protected modules have; nothing for those that could not be looked into.
        package var types: [LinkedModules.Target: Set<String>] = [:]

        package init() {}
    }

    package let all: [Door]
    let linked: LinkedModules

    /// A library that others of the project use, if they may all use what it protects, is no door.
    package init(_ linked: LinkedModules, _ rules: ModuleRules) {
        self.linked = linked
        let matcher = ModuleMatcher(linked, rules)
        var users: [Int: [(module: Int, relation: LinkedModules.Relation)]] = [:]
        for index in linked.modules.indices where linked.modules[index].kind != .test {
            for relation in linked.relations(of: index) {
                if case .module(let other) = relation.to { users[other, default: []].append((index, relation)) }
            }
        }
        var found: [Door] = []
        for rule in rules.rules {
            guard case .protect(let modules, let only) = rule.demand else { continue }
            func mayUse(_ index: Int) -> Bool {
                matcher.matches(only, index) || !matcher.bindings(modules, .module(index)).isEmpty
            }
            for index in linked.modules.indices
            where linked.modules[index].kind == .library && matcher.matches(only, index)
                && matcher.bindings(modules, .module(index)).isEmpty
            {
                let users = users[index] ?? []
                let outsider = users.first { !mayUse($0.module) }
                guard outsider != nil || users.isEmpty else { continue }
                for target in Self.seen(by: index, linked) where !matcher.bindings(modules, target).isEmpty {
                    found.append(
                        Door(
                            module: index, protected: target, rule: rule,
                            outsider: outsider.map { ($0.module, $0.relation.place) }))
                }
            }
        }
        all = found
    }

    /// What a module imports, and what those export that it imports, in order of names.
    private static func seen(by index: Int, _ linked: LinkedModules) -> [LinkedModules.Target] {
        let imported = linked.relations(of: index).filter { !$0.imports.isEmpty }.map(\.to)
        let exported = imported.flatMap { target -> [LinkedModules.Target] in
            guard case .module(let other) = target else { return [] }
            return linked.uses[other].filter(\.imported.isExported).compactMap(linked.target)
        }
        return Set(imported + exported).subtracting([.module(index)]).sorted {
            (linked.name(of: $0), $0.order) < (linked.name(of: $1), $1.order)
        }
    }

    /// The doors' modules.
    package var modules: [Int] { Set(all.map(\.module)).sorted() }

    /// The names by which doors might mean types of a protected module.
    package func candidates(for protected: LinkedModules.Target, _ facts: Facts) -> Set<String> {
        var names: Set<String> = []
        for door in all where door.protected == protected {
            let types = OwnTypes(facts.offers[door.module] ?? [])
            for file in files(of: door, facts) {
                for name in file.names where !types.declare(name.path, in: name.scope) {
                    names.formUnion(name.path.prefix(2))
                }
            }
        }
        return names.subtracting(StandardTypes.names)
    }

    /// The libraries whose types doors may show, and of which nothing on disk tells the types, sorted by name.
    package func unknown(_ facts: Facts) -> [String] {
        let found = all.map(\.protected).filter { protected in
            guard case .vendor = protected, facts.types[protected] == nil else { return false }
            return !candidates(for: protected, facts).isEmpty
        }
        return Set(found.map(linked.name)).sorted()
    }

    /// The files of a door that see what it protects: those that import it, or a module that exports it.
    func files(of door: Door, _ facts: Facts) -> [FileOffers] {
        let seeing = linked.uses[door.module].filter { use in
            guard let target = linked.target(use) else { return false }
            return target == door.protected || exports(target, door.protected)
        }
        let files = facts.offers[door.module] ?? []
        if seeing.contains(where: \.imported.isExported) { return files }
        let paths = Set(seeing.map(\.imported.location.path))
        return files.filter { paths.contains($0.path) }
    }

    /// Whether a module of the project exports another.
    private func exports(_ target: LinkedModules.Target, _ other: LinkedModules.Target) -> Bool {
        guard case .module(let index) = target else { return false }
        return linked.uses[index].contains { $0.imported.isExported && linked.target($0) == other }
    }
}
