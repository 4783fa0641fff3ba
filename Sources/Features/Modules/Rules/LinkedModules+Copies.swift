import DovetailBasics
import DovetailFacts
import DovetailGraphs

extension LinkedModules {
    /// The dynamic library of the same program that contains a static one already; nil if there is none, or if the
    /// module's own binary contains it.
    ///
    /// If the module declared the static library, the program would contain two copies of it. Cost: in proportion to the
    /// declared dependencies of all modules.
    func container(of target: Target, for index: ProjectModuleID) -> ProjectModuleID? {
        guard isStatic(target) else { return nil }
        let binaries = binaries(containing: target)
        guard !binaries.contains(index) else { return nil }
        let others = binaries.filter { modules[$0].linkage == .dynamic }
        guard !others.isEmpty else { return nil }
        if let path = shortestPath(from: [index], to: others.contains, next: { declared[of: $0] }) { return path.last }
        let programs = modules.ids.lazy.filter { modules[$0].kind == .app }.map { program in
            Set(reachable(from: [program]) { declared[of: $0] })
        }
        return programs.filter { $0.contains(index) }.flatMap { $0.filter(others.contains) }.min()
    }

    /// The modules whose binaries contain a static library: those that link it, and those that link them statically.
    private func binaries(containing target: Target) -> Set<ProjectModuleID> {
        let name = name(of: target)
        let linking = modules.ids.filter { module in
            if case .module(let other) = target, declared[of: module].contains(other) { return true }
            return declaredVendors(of: module).names.contains(name)
        }
        var users = modules.ids.map { _ in [ProjectModuleID]() }
        for module in modules.ids {
            for other in declared[of: module] where modules[other].linkage != .dynamic {
                users[of: other].append(module)
            }
        }
        return Set(reachable(from: linking) { users[of: $0] })
    }

    private func isStatic(_ target: Target) -> Bool {
        if case .module(let index) = target { return modules[index].linkage == .static }
        guard case .product(let product) = bringing(target) else { return false }
        return product.isStatic || isProbablyStatic(product)
    }

    /// Whether a product is one of a package that is not on disk, which is static unless its manifest says otherwise.
    private func isProbablyStatic(_ product: ExternalProduct) -> Bool {
        product.package != nil && !product.isPod && product.modules == nil
    }

    /// Whether a library is certainly linked statically.
    func isCertainlyStatic(_ target: Target) -> Bool {
        guard case .product(let product) = bringing(target) else { return isStatic(target) }
        return product.isStatic
    }
}
