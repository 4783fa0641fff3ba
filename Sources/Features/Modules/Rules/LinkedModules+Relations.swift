package import DovetailDiagnostics
package import DovetailFacts
import DovetailBasics
import DovetailGraphs

extension LinkedModules {
    /// The use of one module by another.
    package struct Relation: Sendable {
        package var to: Target
        package var name: String
        /// Sorted by location.
        package var imports: [ModuleImport]
        /// The declaration in its manifest; nil if there is none.
        package var declaration: SourceLocation?

        /// The first place of the use: an import, or else the manifest.
        package var place: SourceLocation? { imports.first?.location ?? declaration }
    }

    /// The modules that a module uses, sorted by name: imported ones, and declared ones that are not imported.
    func findRelations(of index: ProjectModuleID) -> [Relation] {
        var imports: [Target: [ModuleImport]] = [:]
        for use in uses[of: index] {
            guard let target = target(use) else { continue }
            imports[target, default: []].append(use.imported)
        }
        var declarations: [Target: SourceLocation?] = [:]
        let module = modules[index]
        for (dependency, targets) in zip(module.dependencies, brought[of: index]) {
            let place = dependency.location ?? module.location
            for target in targets where target != .module(index) { declarations[target] = place }
        }
        return Set(imports.keys).union(declarations.keys).map {
            Relation(to: $0, name: name(of: $0), imports: imports[$0] ?? [], declaration: declarations[$0] ?? nil)
        }.sorted { ($0.name, $0.to.order) < ($1.name, $1.to.order) }
    }

    /// The target of an import; nil for the importing module itself.
    func target(_ use: Use) -> Target? {
        switch use.meaning {
        case .own: nil
        case .module(let other): .module(other)
        case .vendor, .unknown: .vendor(use.imported.module)
        case .system: .system(use.imported.module)
        }
    }

    /// The modules that a module of the project exports, directly or indirectly.
    func exports(of index: ProjectModuleID) -> Set<Target> {
        func own(_ index: ProjectModuleID) -> [Target] { exportingUses[of: index].compactMap(target) }
        return Set(
            reachable(from: own(index)) { target in
                if case .module(let other) = target { own(other) } else { [] }
            })
    }

    /// Whether an import makes a module visible, directly or through exports.
    func brings(_ use: Use, _ wanted: Target) -> Bool {
        guard let target = target(use) else { return false }
        if target == wanted { return true }
        guard case .module(let other) = target else { return false }
        return exports(of: other).contains(wanted)
    }

    /// The place where a manifest declares that one module depends on another, directly or through a product.
    package func declaration(of other: ProjectModuleID, by index: ProjectModuleID) -> SourceLocation? {
        let position = brought[of: index].firstIndex { $0.contains(.module(other)) }
        return position.map { modules[index].dependencies[$0].location ?? modules[index].location } ?? nil
    }
}
