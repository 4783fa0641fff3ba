package import DovetailDiagnostics
package import DovetailFacts
import DovetailGraphs

extension LinkedModules {
    /// How a module uses another.
    package struct Relation: Sendable {
        package var to: Target
        package var name: String
        /// In order of their places.
        package var imports: [ModuleImport]
        /// Where its manifest says so; nil where it does not.
        package var declaration: SourceLocation?

        /// Where it stands first: an import, or else the manifest.
        package var place: SourceLocation? { imports.first?.location ?? declaration }
    }

    /// What a module uses, in order of names: what it imports, and what it declares and does not import.
    package func relations(of index: Int) -> [Relation] {
        var imports: [Target: [ModuleImport]] = [:]
        for use in uses[index] {
            guard let target = target(use) else { continue }
            imports[target, default: []].append(use.imported)
        }
        var declarations: [Target: SourceLocation?] = [:]
        let module = modules[index]
        for (dependency, targets) in zip(module.dependencies, brought[index]) {
            let place = dependency.location ?? module.location
            for target in targets where target != .module(index) { declarations[target] = place }
        }
        return Set(imports.keys).union(declarations.keys).map {
            Relation(to: $0, name: name(of: $0), imports: imports[$0] ?? [], declaration: declarations[$0] ?? nil)
        }.sorted { ($0.name, $0.to.order) < ($1.name, $1.to.order) }
    }

    /// What an import uses; nil for the importing module itself.
    func target(_ use: Use) -> Target? {
        switch use.meaning {
        case .own: nil
        case .module(let other): .module(other)
        case .vendor, .unknown: .vendor(use.imported.module)
        case .system: .system(use.imported.module)
        }
    }

    /// What a module of the project exports, with what that exports.
    func exports(of index: Int) -> Set<Target> {
        func own(_ index: Int) -> [Target] { uses[index].filter(\.imported.isExported).compactMap(target) }
        return Set(
            reachable(from: own(index)) { target in
                if case .module(let other) = target { own(other) } else { [] }
            })
    }

    /// Whether an import brings a module along: by itself, or as what it exports.
    func brings(_ use: Use, _ wanted: Target) -> Bool {
        guard let target = target(use) else { return false }
        if target == wanted { return true }
        guard case .module(let other) = target else { return false }
        return exports(of: other).contains(wanted)
    }

    /// Where a manifest says that one module depends on another, directly or by a product.
    package func declaration(of other: Int, by index: Int) -> SourceLocation? {
        let position = brought[index].firstIndex { $0.contains(.module(other)) }
        return position.map { modules[index].dependencies[$0].location ?? modules[index].location } ?? nil
    }
}
