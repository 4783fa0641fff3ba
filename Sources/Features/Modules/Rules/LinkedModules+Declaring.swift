import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailProject

/// What to write so that a module depends, or no longer depends, on another.
extension LinkedModules {
    /// How to declare the dependency; nil if that would be a cycle, or if no product contains the other module.
    func declaring(_ target: Target, by index: ProjectModuleID) -> String? {
        guard let how = declaringInTarget(target, by: index) else { return nil }
        guard let package = unnamedPackage(of: target, by: index) else { return how }
        return how + ", and '\(package)' to those of the package '\(modules[index].package ?? "")'"
    }

    /// The package with a module, if the package of another does not seem to depend on it yet: none of its targets does.
    private func unnamedPackage(of target: Target, by index: ProjectModuleID) -> String? {
        let module = modules[index]
        guard isPackageManifest(module.location?.path ?? ""), let own = module.package else { return nil }
        var package: String?
        if case .module(let other) = target, isPackageManifest(modules[other].location?.path ?? "") {
            package = modules[other].package
        } else if case .product(let product) = bringing(target) {
            package = product.package
        }
        guard let package, package != own else { return nil }
        let named = modules.lazy.filter { $0.package == own }.flatMap(\.dependencies).contains { dependency in
            switch dependency.target {
            case .module(_, let other), .product(_, let other): other?.lowercased() == package.lowercased()
            case .system: false
            }
        }
        return named ? nil : package
    }

    private func declaringInTarget(_ target: Target, by index: ProjectModuleID) -> String? {
        let (module, name) = (modules[index], name(of: target))
        if let container = container(of: target, for: index) {
            let library = modules[container]
            if library.isUmbrella { return module.adding("'\(library.name)', which passes on '\(name)',") }
            let isDeclared = declared[of: index].contains(container)
            let reason =
                isCertainlyStatic(target)
                ? "'\(library.name)' already contains the static library '\(name)', so do not link it again: "
                : "'\(library.name)' already links '\(name)', so do not link it again unless its package makes it dynamic: "
            return reason
                + (isDeclared ? "" : module.adding("'\(library.name)'") + ", and ")
                + "let '\(library.name)' pass it on with `umbrella: [\(library.name)]` in the rules"
        }
        if case .module(let other) = target {
            if isPackageManifest(module.location?.path ?? ""), CycleBreak(self, from: index, to: other) != nil {
                return nil
            }
            let owner = modules[other]
            // Targets of Xcode and Tuist projects are added as they are.
            guard owner.package != module.package, isPackageManifest(owner.location?.path ?? "") else {
                return module.adding("'\(name)'")
            }
        }
        switch bringing(target) {
        case .product(let product) where product.isPod:
            let pod = "the pod '\(product.name)' to the target '\(module.target ?? module.name)'"
            return "add \(pod) in the Podfile, and run `pod install`"
        case .product(let product):
            guard product.name != name else { return module.adding("'\(name)'") }
            let package = product.package.map { " of the package '\($0)'" } ?? ""
            return module.adding("the product '\(product.name)'\(package), which contains '\(name)',")
        case .several(let products):
            return module.adding("one of the products that contain '\(name)' (\(quotedList(products.map(\.name))))")
        case .none(_?): return nil
        case .none(nil): return module.adding("'\(name)'")
        }
    }

    /// How to remove the dependency; nil if it is not declared, or if other modules come with it that are imported.
    func undeclaring(_ target: Target, by index: ProjectModuleID) -> String? {
        let module = modules[index]
        guard let position = brought[of: index].firstIndex(where: { $0.contains(target) }) else { return nil }
        let others = Set(brought[of: index][position]).subtracting([target])
        guard uses[of: index].allSatisfy({ use in self.target(use).map { !others.contains($0) } ?? true }) else {
            return nil
        }
        let dependency = module.dependencies[position]
        var name = dependency.target.name
        if case .module = dependency.target, case .module(let other) = target { name = modules[other].target ?? name }
        // A place that is not known exactly is that of the module.
        return module.removing(name, at: dependency.location == module.location ? nil : dependency.location)
    }

    /// How to do without a module of which nothing is used.
    func removingUnused(_ target: Target, by index: ProjectModuleID, imports: Int) -> String {
        let (place, removal) =
            imports == 1 ? ("this file", "remove the import") : ("'\(modules[index].name)'", "remove its imports")
        return "nothing of '\(name(of: target))' is used in \(place): "
            + listed([removal, undeclaring(target, by: index)].compactMap(\.self))
    }
}

/// Steps as one sentence.
func listed(_ steps: [String]) -> String {
    guard steps.count > 1 else { return steps.joined() }
    return steps.dropLast().joined(separator: ", ") + ", and " + steps[steps.count - 1]
}
