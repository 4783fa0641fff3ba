import DovetailBasics
import DovetailDiagnostics
package import DovetailFacts
import DovetailGraphs
import DovetailProject

/// The use of one module by another that is to be removed to break a cycle of modules.
package struct CycleBreak: Sendable {
    package let linked: LinkedModules
    /// The module that no longer uses the other afterwards.
    package let from: ProjectModuleID
    package let to: ProjectModuleID
    /// The cycle, which starts with both.
    package let cycle: [ProjectModuleID]

    package init(_ linked: LinkedModules, _ cut: ModuleCut) {
        self.linked = linked
        from = cut.from
        to = cut.to
        cycle = cut.cycle
    }

    /// - Returns: nil if the two are in no cycle in this order.
    package init?(_ linked: LinkedModules, from: ProjectModuleID, to: ProjectModuleID) {
        guard linked.edges[of: from].contains(to), let way = Self.way(from: to, to: from, linked.edges) else {
            return nil
        }
        self.linked = linked
        self.from = from
        self.to = to
        cycle = [from] + way.dropLast()
    }

    private static func way(
        from: ProjectModuleID, to: ProjectModuleID, _ edges: [[ProjectModuleID]]
    ) -> [ProjectModuleID]? {
        shortestPath(from: [from], to: { $0 == to }, next: { edges[of: $0] })
    }

    private func name(_ index: ProjectModuleID) -> String { linked.modules[index].name }

    package var fromName: String { name(from) }
    package var toName: String { name(to) }

    /// The imports with which one uses the other.
    package var imports: [ModuleImport] { linked.imports(of: to, by: from) }

    /// Whether a module uses another, directly or indirectly.
    package func reaches(_ index: ProjectModuleID, _ target: ProjectModuleID) -> Bool {
        index == target || Self.way(from: index, to: target, linked.edges) != nil
    }

    /// The other modules that import the cut-off module.
    package var users: [ProjectModuleID] {
        linked.modules.ids.filter { $0 != from && !linked.imports(of: from, by: $0).isEmpty }
    }

    /// The modules that the no longer used module re-exports.
    package var exports: [ModuleImport] {
        linked.uses[of: to].map(\.imported).filter { $0.isExported && $0.module != fromName }
    }

    /// The access that a file of another module has to the cut-off module.
    package func access(ofFile path: String, in index: ProjectModuleID) -> Access {
        let imports = linked.imports(of: from, by: index).filter { $0.location.path == path }
        if imports.contains(where: { $0.attributes.contains("testable") }) { return .internal }
        return linked.modules[index].package == linked.modules[from].package ? .package : .public
    }

    /// The apps that contain the cut-off module.
    package var apps: [ProjectModuleID] {
        linked.modules.ids.filter { linked.modules[$0].kind == .app && reaches($0, from) }
    }

    /// The modules of the project that the module behind the interface imports, except for the two.
    package var neighbours: [ProjectModuleID] {
        let used = linked.uses[of: to].compactMap { use -> ProjectModuleID? in
            if case .module(let index) = use.meaning { return index }
            return nil
        }
        return Set(used).subtracting([from, to]).sorted()
    }

    /// Whether an interface may depend on a module: it must use neither of the two.
    package func isFree(_ index: ProjectModuleID) -> Bool { !reaches(index, from) && !reaches(index, to) }

    /// The cycle and the number of imports along it, as text for users.
    package var lines: [String] {
        let whole = cycle + [from]
        let title = whole.map(name).joined(separator: " → ")
        return [title]
            + zip(whole, whole.dropFirst()).map { user, used in
                let count = linked.imports(of: used, by: user).count
                return "  \(name(user)) → \(name(used)): "
                    + (count == 0 ? "only in the manifest" : counted(count, noun: "import"))
                    + (user == from && used == to ? ", cut here" : "")
            }
    }

    /// Why the two cannot be edited, judging by their manifests.
    package var obstacle: String? {
        let (user, used) = (linked.modules[from], linked.modules[to])
        guard let place = user.location?.path, let other = used.location?.path,
            place == other || user.isOfApp && used.isOfApp
        else { return "'\(user.name)' and '\(used.name)' are not targets of the same package or project" }
        for module in [user, used] where module.kind != .library {
            return "'\(module.name)' is of kind '\(module.kind.rawValue)', not a library"
        }
        let interface = used.name + "Interface"
        if linked.modules.contains(where: { $0.name == interface }) {
            return "a module called '\(interface)' already exists"
        }
        return nil
    }

    /// The product in the module's dependencies through which it imports a module from outside the project.
    package func product(of module: String) -> (name: String, package: String?)? {
        for dependency in linked.modules[to].dependencies {
            guard case .product(let name, let package) = dependency.target,
                LinkedModules.targets(dependency, module: linked.modules[to], products: linked.products).contains(
                    module)
            else { continue }
            return (name, package)
        }
        return nil
    }
}
