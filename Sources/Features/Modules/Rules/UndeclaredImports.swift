import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailProject
import DovetailGraphs

/// Imports of modules that the importing module's manifest does not declare: they compile only as long as another
/// dependency provides them.
struct UndeclaredImports {
    /// The imports of one module that its manifest does not declare.
    typealias Missing = (target: LinkedModules.Target, uses: [LinkedModules.Use])

    let linked: LinkedModules
    /// Those of each module, by what they import and sorted by its name.
    private(set) var missing: [[Missing]] = []

    init(_ linked: LinkedModules) {
        self.linked = linked
        missing = linked.modules.ids.map(findMissing)
    }

    var violations: [Violation] { linked.modules.ids.flatMap(violations) }

    /// The imports for which it is unknown whether a declared product provides them, by module.
    var undecided: [(module: String, imported: ModuleImport)] {
        linked.modules.ids.flatMap { index -> [(module: String, imported: ModuleImport)] in
            guard isManifested(index), isOpen(index) else { return [] }
            return linked.uses[of: index].filter { $0.meaning == .unknown && !isSurelyMisspelt($0, by: index) }.map {
                (linked.modules[index].name, $0.imported)
            }
        }
    }

    /// Whether a module may get any module from a product that it declares, or that an umbrella passes on.
    private func isOpen(_ index: ProjectModuleID) -> Bool {
        linked.declaredVendors(of: index).isOpen || linked.mayBePassed(to: index)
    }

    /// Whether a library's module may be in a product that a module declares and whose modules are not known: one of the
    /// same package, or of a package that CocoaPods has too. Each pod is a library of its own.
    private func mayComeWith(_ name: String, _ index: ProjectModuleID) -> Bool {
        let packages = Set(linked.products.filter { $0.ownModules.contains(name) }.compactMap(\.package))
        let isPod =
            packages == [ExternalProduct.podPackage]
            && linked.modules[index].location.map { isPackageManifest($0.path) } ?? false
        return linked.modules[index].dependencies.contains { dependency in
            guard case .product(let product, let package?) = dependency.target,
                LinkedModules.product(product, of: package, in: linked.products)?.modules == nil
            else { return false }
            return isPod || package != ExternalProduct.podPackage && packages.contains(package)
        }
    }

    /// Whether a dependency of a module's dependencies may contain any module.
    private func reachesOpen(_ index: ProjectModuleID) -> Bool {
        reachable(from: linked.declared[of: index]) { linked.declared[of: $0] }
            .contains { linked.declaredVendors(of: $0).isOpen }
    }

    /// Whether a manifest declares the module's dependencies.
    private func isManifested(_ index: ProjectModuleID) -> Bool { linked.modules[index].location != nil }

    private func violations(_ index: ProjectModuleID) -> [Violation] {
        missing[of: index].map { target, uses in
            let finding = misspelt(index, uses) ?? finding(index, target: target, imports: uses.map(\.imported))
            return Violation(finding: finding, from: index, to: target)
        }
    }

    private func findMissing(_ index: ProjectModuleID) -> [Missing] {
        guard isManifested(index) else { return [] }
        let vendors = linked.declaredVendors(of: index)
        let isOpen = isOpen(index)
        let passedOn = linked.passedOn(to: index)
        var missing: [String: [LinkedModules.Use]] = [:]
        for use in linked.uses[of: index] where !use.imported.isOptional {
            if let target = linked.target(use), passedOn.contains(target) { continue }
            let isMissing: Bool
            switch use.meaning {
            case .own, .system: isMissing = false
            case .module(let other): isMissing = !linked.declared[of: index].contains(other)
            case .vendor:
                isMissing = !vendors.names.contains(use.imported.module) && !mayComeWith(use.imported.module, index)
            // It may belong to a product with unknown modules.
            case .unknown: isMissing = !isOpen || isSurelyMisspelt(use, by: index)
            }
            if isMissing { missing[use.imported.module, default: []].append(use) }
        }
        return missing.keys.sorted().compactMap { name in
            guard let uses = missing[name], let target = linked.target(uses[0]) else { return nil }
            return (target, uses)
        }
    }

    // MARK: Chains

    typealias Reliance = [Step: [(module: ProjectModuleID, target: LinkedModules.Target, place: SourceLocation)]]

    /// One step of the chain of dependencies through which an undeclared import is reached.
    struct Step: Hashable {
        var from: ProjectModuleID
        var to: LinkedModules.Target
    }

    /// The undeclared imports that compile only because of a dependency, by the dependency: a module, what it imports,
    /// and where.
    var reliance: Reliance {
        var found: Reliance = [:]
        for index in linked.modules.ids {
            for (target, uses) in missing[of: index] {
                guard let path = path(from: index, to: target), let last = path.last else { continue }
                var steps = zip(path, path.dropFirst()).map { Step(from: $0, to: .module($1)) }
                if let carrier = linked.carrier(of: target, by: last) {
                    steps += linked.brought[of: last][carrier].prefix(1).map { Step(from: last, to: $0) }
                } else if target != .module(last) {
                    steps.append(Step(from: last, to: target))
                }
                let places = uses.map { (module: index, target: target, place: $0.imported.location) }
                for step in steps { found[step, default: []] += places }
            }
        }
        return found
    }

    /// The shortest chain of dependencies from a module to one that is, declares or links what it imports.
    private func path(from index: ProjectModuleID, to target: LinkedModules.Target) -> [ProjectModuleID]? {
        let name = linked.name(of: target)
        func brings(_ module: ProjectModuleID) -> Bool {
            if case .module(let other) = target { return module == other }
            return module != index && linked.declaredVendors(of: module).names.contains(name)
                || linked.carrier(of: target, by: module) != nil
        }
        return shortestPath(from: [index], to: brings, next: { linked.declared[of: $0] })
    }

    /// The modules whose names are similar to those of imports that nothing in the project explains.
    func misspelt(by index: ProjectModuleID) -> Set<String> {
        Set(
            linked.uses[of: index].lazy.filter { $0.meaning == .unknown }.flatMap {
                similarNames(to: $0.imported.module)
            })
    }

    /// Whether an import is a declared dependency with one or two letters wrong, even if it is unknown which modules other
    /// dependencies contain: their names do not contain one of a dependency's modules by accident.
    private func isSurelyMisspelt(_ use: LinkedModules.Use, by index: ProjectModuleID) -> Bool {
        let name = use.imported.module
        guard name.utf8.count > 5, !use.imported.isOptional else { return false }
        let declared = Set(linked.declared[of: index].map { linked.modules[$0].name })
        let near = nearestNames(to: name, in: declared.union(knownProducts))
        guard near.count == 1, let meant = near.first else { return false }
        // A library whose package is not read may contain a module with a name that differs by more.
        guard !knownProducts.contains(meant) || editDistance(name, meant, limit: 1) == 1 else { return false }
        // `Models` beside `Model` may be a module of its own, and so may what the same file imports beside the other.
        let isExtension = [(name, meant), (meant, name)].contains { $0.hasPrefix($1) || $0.hasSuffix($1) }
        let isBeside = linked.uses[of: index].contains {
            $0.imported.module == meant && $0.imported.location.path == use.imported.location.path
        }
        let isOfProduct = linked.products.contains { product in
            !knownProducts.contains(product.name)
                && (product.name.contains(text: name) || nearestNames(to: name, in: [product.name]).count == 1)
        }
        return !isExtension && !isBeside && !isOfProduct
    }

    /// The products that are modules of libraries that the tool knows, wherever their packages are.
    private var knownProducts: Set<String> { KnownLibrary.modules.intersection(linked.products.map(\.name)) }

    private func similarNames(to name: String) -> [String] {
        let own = Set(linked.modules.lazy.filter { $0.kind != .test }.map(\.name))
        return nearestNames(to: name, in: own.union(linked.vendors).union(knownProducts))
    }

    private func similarSystemNames(to name: String) -> [String] { nearestNames(to: name, in: SystemModules.names) }

    /// The only module whose name is similar, for each import with a finding that nothing in the project explains.
    var corrections: [String: String] {
        var found: [String: String] = [:]
        for uses in missing.joined().map(\.uses) where uses[0].meaning == .unknown {
            let name = uses[0].imported.module
            let own = similarNames(to: name)
            let names = own.isEmpty ? similarSystemNames(to: name) : own
            if names.count == 1 { found[name] = names[0] }
        }
        return found
    }

    /// The finding for an import that nothing in the project explains.
    private func misspelt(_ index: ProjectModuleID, _ uses: [LinkedModules.Use]) -> Finding? {
        let imports = uses.map(\.imported)
        guard case .unknown = uses[0].meaning else { return nil }
        let names = similarNames(to: imports[0].module)
        guard !names.isEmpty || linked.products.allSatisfy({ $0.modules != nil }) else {
            return unknown(index, imports)
        }
        let near = names.first ?? similarSystemNames(to: imports[0].module).first
        var finding = Finding(
            .undeclaredImport, at: imports[0].location,
            "'\(linked.modules[index].name)' imports '\(imports[0].module)', but no module of that name was found",
            notes: otherPlaces(imports.dropFirst().map(\.location), "it is imported here too"),
            help: near.map { "did you mean '\($0)'?" }
                ?? "correct the name, or add the package that contains '\(imports[0].module)'",
            edits: names.count == 1
                ? imports.map { Edit(at: $0.location, replacing: $0.module, with: names[0]) } : [])
        // A package says all that is built; Xcode's search paths may find what a project does not name.
        let isOfPackage = isPackageManifest(linked.modules[index].location?.path ?? "")
        finding.severity = near != nil || isOfPackage ? .error : .warning
        return finding
    }

    /// The places of imports in other files than the first: a generated file may import a module many times.
    private static func inOtherFiles(_ imports: [ModuleImport]) -> [SourceLocation] {
        var files: Set<String> = []
        return Array(imports.map(\.location).filter { files.insert($0.path).inserted }.dropFirst())
    }

    /// The finding for an import that nothing on disk explains, and that a package which is not there may.
    private func unknown(_ index: ProjectModuleID, _ imports: [ModuleImport]) -> Finding {
        let (module, name) = (linked.modules[index], imports[0].module)
        var finding = Finding(
            .undeclaredImport, at: imports[0].location,
            (reachesOpen(index)
                ? "'\(module.name)' imports '\(name)' but does not declare it as a dependency"
                : "'\(module.name)' imports '\(name)', which none of its dependencies contains")
                + linked.inManifest(index),
            notes: otherPlaces(Self.inOtherFiles(imports), "it is imported here too"),
            help: "\(module.adding("the product that contains '\(name)'")), after its package, or correct the name")
        finding.severity = .warning
        return finding
    }

    private func finding(_ index: ProjectModuleID, target: LinkedModules.Target, imports: [ModuleImport]) -> Finding {
        let (module, name) = (linked.modules[index], linked.name(of: target))
        var notes = chain(from: index, to: target)
        notes += otherPlaces(Self.inOtherFiles(imports), "it is imported here too")
        var finding = Finding(
            .undeclaredImport, at: imports[0].location,
            "'\(module.name)' imports '\(name)' but does not declare it as a dependency"
                + linked.inManifest(index),
            notes: notes, help: help(index, target))
        // It compiles through another dependency, or because what other targets build is found, too.
        finding.severity = .warning
        return finding
    }

    /// What to add to the manifest: a target of the same package, or the product that contains the module.
    private func help(_ index: ProjectModuleID, _ target: LinkedModules.Target) -> String {
        if let how = linked.declaring(target, by: index) { return how }
        let (module, name) = (linked.modules[index], linked.name(of: target))
        if case .module(let other) = target, let cut = CycleBreak(linked, from: index, to: other) {
            return "break the cycle, or remove the import: '\(name)' already uses '\(module.name)', and SwiftPM "
                + "allows no cycles; `dovetail modules break-cycle \(cut.fromName) \(cut.toName)` shows how"
        }
        let package = if case .none(let package?) = linked.bringing(target) { " '\(package)'" } else { "" }
        return "the package\(package) has no product that contains '\(name)': remove the import, or add such a product "
            + "to the package"
    }

    /// The modules through which the import is currently reached, if it is.
    private func chain(from index: ProjectModuleID, to target: LinkedModules.Target) -> [Finding.Note] {
        let name = linked.name(of: target)
        if let path = path(from: index, to: target) { return [note(path, target)] }
        return linked.modules[index].location.map {
            [Finding.Note($0, "none of its dependencies provides '\(name)'")]
        } ?? []
    }

    private func note(_ path: [ProjectModuleID], _ target: LinkedModules.Target) -> Finding.Note {
        var names = path.map { linked.modules[$0].name }
        var place = path.count > 1 ? linked.declaration(of: path[1], by: path[0]) : nil
        if let last = path.last, let carrier = linked.carrier(of: target, by: last) {
            let dependency = linked.modules[last].dependencies[carrier]
            names.append(dependency.target.name)
            if path.count == 1 { place = dependency.location }
        }
        if names.last != linked.name(of: target) { names.append(linked.name(of: target)) }
        return Finding.Note(
            place ?? linked.modules[path[0]].location ?? SourceLocation(path: "", line: 1, column: 1),
            "it compiles only because of this chain: \(names.joined(separator: " → "))", .chain)
    }
}

extension ModuleImport {
    /// Whether it is used only if the module can be imported: it is optional.
    var isOptional: Bool {
        condition.atoms.contains { atom in
            atom.filter { !$0.isWhitespace } == "canImport(\(module))" && condition.implies(Condition(atom: atom))
        }
    }
}

/// Notes for more places of one finding.
func otherPlaces(_ places: [SourceLocation], _ message: String) -> [Finding.Note] {
    places.map { Finding.Note($0, message, .again) }
}
