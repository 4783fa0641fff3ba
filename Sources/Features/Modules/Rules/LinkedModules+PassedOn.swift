import DovetailBasics
import DovetailFacts
import DovetailGraphs

extension LinkedModules {
    /// What a module makes visible to those that depend on it: what it re-exports and, if it is an umbrella, what it
    /// depends on. A wrapper that contains static libraries passes them on in this way.
    func passedOn(by index: ProjectModuleID) -> Set<Target> {
        let found = reachable(from: [Target.module(index)]) { target in
            guard case .module(let other) = target else { return [] }
            let exported = exports(of: other).sorted { $0.order < $1.order }
            return modules[other].isUmbrella ? brought[of: other].flatMap { $0 } + exported : exported
        }
        return Set(found).subtracting([.module(index)])
    }

    /// What a module may import without declaring it, because a dependency that it declares passes it on.
    func passedOn(to index: ProjectModuleID) -> Set<Target> {
        var found = declared[of: index].reduce(into: Set()) { $0.formUnion(passedOn(by: $1)) }
        if let host = host(of: index) { found.formUnion(passedOn(to: host).union(brought[of: host].joined())) }
        return found
    }

    /// Whether an umbrella passes on a product to a module, and it is unknown which modules that contains.
    func mayBePassed(to index: ProjectModuleID) -> Bool {
        let umbrellas = declared[of: index].filter { modules[$0].isUmbrella }
        return reachable(from: umbrellas) { declared[of: $0].filter { modules[$0].isUmbrella } }
            .contains { declaredVendors(of: $0).isOpen }
    }

    // MARK: Tests in an app

    /// The app that a test bundle is loaded into. What the app links is there for the bundle, too, and linking it a
    /// second time would only duplicate it.
    func host(of index: ProjectModuleID) -> ProjectModuleID? {
        let position = modules[index].dependencies.firstIndex(where: \.isHost)
        guard let position, case .module(let host)? = brought[of: index][position].first else { return nil }
        return host
    }

    /// The imports of the tests that are loaded into an app, without what the tests themselves link.
    func usesOfTests(in index: ProjectModuleID) -> [Use] {
        guard modules[index].kind == .app else { return [] }
        return modules.ids.filter { host(of: $0) == index }.flatMap { test in
            let own = Set(brought[of: test].joined())
            return uses[of: test].filter { use in target(use).map { !own.contains($0) } ?? false }
        }
    }
}
