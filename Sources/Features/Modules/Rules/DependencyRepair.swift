package import DovetailDiagnostics
import DovetailBasics
package import DovetailFacts
import DovetailProject

/// A change to a line of a manifest that fixes a finding about an import or a dependency.
package struct DependencyRepair: Sendable {
    /// The change to the manifest's line.
    package enum Change: Hashable, Sendable {
        /// Adds a target of the same package, by its name in the manifest.
        case addTarget(String)
        /// Adds a product of another package, by the package's identity; in an app, the package may be unknown.
        case addProduct(String, package: String?)
        /// Removes the dependency.
        case remove(String)
        /// No certain fix; the reason.
        case unsure(String)

        /// The change as a line for users; empty if there is none.
        func text(of target: String) -> String {
            switch self {
            case .addTarget(let name), .addProduct(let name, _): "'\(target)' + '\(name)'"
            case .remove(let name): "'\(target)' - '\(name)'"
            case .unsure: ""
            }
        }

        /// The name of the target or product that it adds.
        var added: String? {
            switch self {
            case .addTarget(let name), .addProduct(let name, _): name
            case .remove, .unsure: nil
            }
        }
    }

    package var change: Change
    /// The index of the module.
    package var module: ProjectModuleID
    /// The finding that it fixes.
    package var finding: Finding
}

extension LinkedModules {
    /// The repairs of findings. A dependency through which an import is reached is removed only if what is imported is
    /// declared instead.
    func repairs(of violations: [Violation], reliance: UndeclaredImports.Reliance) -> [DependencyRepair] {
        let found = violations.compactMap { violation in repair(violation).map { (violation, $0) } }
        let declared = Set(
            found.compactMap { violation, repair -> UndeclaredImports.Step? in
                switch repair.change {
                case .addTarget, .addProduct: UndeclaredImports.Step(from: violation.from, to: violation.to)
                case .remove, .unsure: nil
                }
            })
        return found.map { violation, repair in
            guard case .remove = repair.change,
                let user = reliance[UndeclaredImports.Step(from: violation.from, to: violation.to)]?.first(where: {
                    !declared.contains(UndeclaredImports.Step(from: $0.module, to: $0.target))
                })
            else { return repair }
            var kept = repair
            kept.change = .unsure(
                "'\(modules[user.module].name)' imports '\(name(of: user.target))' through it")
            return kept
        }
    }

    /// The repair of a finding; nil for other kinds of findings.
    private func repair(_ violation: Violation) -> DependencyRepair? {
        let change: DependencyRepair.Change
        switch violation.finding.id {
        case .undeclaredImport: change = addition(violation.to, to: violation.from)
        case .unusedDependency: change = removal(violation)
        default: return nil
        }
        return DependencyRepair(change: change, module: violation.from, finding: violation.finding)
    }

    private func addition(_ target: Target, to index: ProjectModuleID) -> DependencyRepair.Change {
        let (name, isOfApp) = (name(of: target), modules[index].isOfApp)
        if let library = container(of: target, for: index) {
            let library = modules[library]
            guard library.isUmbrella else {
                return .unsure(
                    "'\(library.name)' already contains the static library '\(name)'; if '\(modules[index].name)' linked it, "
                        + "too, there would be two copies")
            }
            return .addTarget(library.target ?? library.name)
        }
        if case .module(let other) = target {
            if modules[other].kind == .test { return .unsure("'\(name)' is a test target") }
            if CycleBreak(self, from: index, to: other) != nil {
                return .unsure(
                    "'\(name)' already uses '\(modules[index].name)', so this would be a cycle; "
                        + "`dovetail modules break-cycle \(modules[index].name) \(name)` shows how to break it")
            }
            if modules[other].package == modules[index].package || isOfApp && modules[other].isOfApp {
                return .addTarget(modules[other].target ?? modules[other].name)
            }
        }
        switch bringing(target) {
        case .product(let product) where product.isPod:
            return .unsure("CocoaPods brings '\(name)': add the pod '\(product.name)' to the target in the Podfile")
        case .product(let product):
            guard product.package != nil || isOfApp else { return .unsure("'\(product.name)' belongs to no package") }
            return .addProduct(product.name, package: product.package)
        case .several(let products):
            return .unsure("several products contain '\(name)': \(quotedList(products.map(\.name)))")
        case .none(let package?): return .unsure("the package '\(package)' has no product that contains '\(name)'")
        case .none(nil): return .unsure("no known product contains '\(name)'")
        }
    }

    private func removal(_ violation: Violation) -> DependencyRepair.Change {
        let module = modules[violation.from]
        let dependency = module.dependencies.first {
            ($0.location ?? module.location) == violation.finding.location
                && Self.targets($0, module: module, products: products).contains(name(of: violation.to))
        }
        guard let dependency,
            module.isOfApp || dependency.location != nil && dependency.location != module.location
        else {
            return .unsure("the manifest does not contain it as a literal")
        }
        if UnusedDependencies.sideEffects.contains(dependency.target.name) {
            return .unsure("'\(dependency.target.name)' may have an effect without being imported")
        }
        if case .module(let name, _) = dependency.target, case .module(let other) = violation.to {
            return .remove(modules[other].target ?? name)
        }
        return .remove(dependency.target.name)
    }
}
