import DovetailBasics
import DovetailDiagnostics
package import DovetailFacts
package import DovetailRules

/// The modules that a `protect` rule allows to use a protected module, while hiding it from others.
package struct Gateways {
    /// One of them.
    package struct Gateway {
        package var module: ProjectModuleID
        /// The protected module.
        package var protected: LinkedModules.Target
        package var rule: ModuleRule
        /// The modules that the rule allows to use it.
        var only: [ModuleSelector]
        /// A module that uses the gateway but may not use what is behind it, and the place of that use; nil if there is
        /// none.
        var outsider: (module: ProjectModuleID, place: SourceLocation?)?
    }

    /// What is known about the gateways' sources and the types behind them.
    package struct Facts {
        /// The files of each gateway module, by index.
        private(set) var offers: [ProjectModuleID: [FileExposures]] = [:]
        private(set) var own: [ProjectModuleID: OwnTypes] = [:]
        /// The names of the types in protected modules, each with the module that declares it; no entry for modules
        /// that could not be read.
        package var types: [LinkedModules.Target: [String: String]] = [:]

        package init() {}

        /// Adds the files of a gateway.
        package mutating func add(_ files: [FileExposures], of module: ProjectModuleID) {
            offers[module] = files
            own[module] = OwnTypes(files)
        }
    }

    package let all: [Gateway]
    let linked: LinkedModules

    /// A library that the rest of the project uses is not a gateway if all of its users may use what it protects.
    package init(_ linked: LinkedModules, _ rules: ModuleRules) {
        self.linked = linked
        guard rules.rules.contains(where: { if case .protect = $0.demand { true } else { false } }) else {
            all = []
            return
        }
        let matcher = ModuleMatcher(linked, rules)
        var users: [ProjectModuleID: [(module: ProjectModuleID, relation: LinkedModules.Relation)]] = [:]
        for index in linked.modules.ids where linked.modules[index].kind != .test {
            for relation in linked.relations[of: index] {
                if case .module(let other) = relation.to { users[other, default: []].append((index, relation)) }
            }
        }
        var found: [Gateway] = []
        for rule in rules.rules {
            guard case .protect(let modules, let only) = rule.demand else { continue }
            func mayUse(_ index: ProjectModuleID) -> Bool {
                matcher.matches(only, index) || !matcher.bindings(modules, target: .module(index)).isEmpty
            }
            for index in linked.modules.ids
            where linked.modules[index].kind == .library && matcher.matches(only, index)
                && matcher.bindings(modules, target: .module(index)).isEmpty
            {
                let users = users[index] ?? []
                let outsider = users.first { !mayUse($0.module) }
                guard outsider != nil || users.isEmpty else { continue }
                for target in Self.seen(by: index, linked) where !matcher.bindings(modules, target: target).isEmpty {
                    found.append(
                        Gateway(
                            module: index, protected: target, rule: rule, only: only,
                            outsider: outsider.map { ($0.module, $0.relation.place) }))
                }
            }
        }
        all = found
    }

    /// The modules that a module imports and those that these export, sorted by name.
    private static func seen(by index: ProjectModuleID, _ linked: LinkedModules) -> [LinkedModules.Target] {
        let imported = linked.relations[of: index].filter { !$0.imports.isEmpty }.map(\.to)
        let exported = imported.flatMap { target -> [LinkedModules.Target] in
            guard case .module(let other) = target else { return [] }
            return Array(linked.exports(of: other))
        }
        return Set(imported + exported).subtracting([.module(index)]).sorted {
            (linked.name(of: $0), $0.order) < (linked.name(of: $1), $1.order)
        }
    }

    /// The gateways' modules.
    package var modules: [ProjectModuleID] { Set(all.map(\.module)).sorted() }

    /// The names with which gateways may refer to types of a protected module.
    package func candidates(for protected: LinkedModules.Target, _ facts: Facts) -> Set<String> {
        var names: Set<String> = []
        for gateway in all where gateway.protected == protected {
            for (file, seen) in files(of: gateway, facts) {
                for name in file.names
                where seen.mayHold(name) && facts.own[gateway.module]?.mean(name, in: file.path) != true {
                    names.formUnion(name.path.prefix(2))
                }
            }
        }
        return names
    }

    /// The libraries whose types gateways may expose but whose types are unknown, sorted by name.
    package func unknown(_ facts: Facts) -> [String] {
        let unread = Set(all.map(\.protected)).filter { protected in
            guard case .vendor = protected else { return false }
            return facts.types[protected] == nil
        }
        return unread.filter { !candidates(for: $0, facts).subtracting(StandardTypes.names).isEmpty }.map(linked.name)
            .sorted()
    }

    /// The files of a gateway that see what it protects, and what they see: those that import it, or that import a
    /// module that exports it.
    func files(of gateway: Gateway, _ facts: Facts) -> [(file: FileExposures, seen: SeenTypes)] {
        let bringing = linked.uses[of: gateway.module].filter { linked.brings($0, gateway.protected) }
        let isExported = bringing.contains(where: \.imported.isExported)
        let uses = Dictionary(grouping: linked.uses[of: gateway.module], by: \.imported.location.path)
        let bringingByFile = Dictionary(grouping: bringing, by: \.imported.location.path)
        return (facts.offers[gateway.module] ?? []).compactMap { file in
            let own = uses[file.path] ?? []
            let bringing = bringingByFile[file.path] ?? []
            guard isExported || !bringing.isEmpty else { return nil }
            return (file, SeenTypes(own, bringing: bringing, isExported: isExported))
        }
    }
}

/// The types of a protected module that a file's imports make visible.
struct SeenTypes {
    /// The imported types, if only some are; nil for all.
    private var only: Set<String>?
    /// Types that are imported from other modules, by name.
    private var others: Set<String> = []
    /// The modules that the file imports.
    private(set) var modules: Set<String>

    init(_ uses: [LinkedModules.Use], bringing: [LinkedModules.Use], isExported: Bool) {
        modules = Set(uses.map(\.imported.module))
        let scoped = bringing.filter { $0.imported.kind != nil }
        if !isExported, scoped.count == bringing.count { only = Set(scoped.compactMap(\.imported.path.last)) }
        let own = Set(bringing.map(\.imported.module))
        others = Set(
            uses.filter { $0.imported.kind != nil && !own.contains($0.imported.module) }.compactMap(
                \.imported.path.last))
    }

    func mayHold(_ name: FileExposures.Name) -> Bool {
        !others.contains(name.path[0]) && only?.isDisjoint(with: name.path) != true
    }
}
