import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailProject

/// Dependencies that a manifest declares but no file imports.
struct UnusedDependencies {
    let linked: LinkedModules
    private let undeclared: UndeclaredImports
    private let reliance: UndeclaredImports.Reliance

    init(_ linked: LinkedModules, undeclared: UndeclaredImports, reliance: UndeclaredImports.Reliance) {
        self.linked = linked
        self.undeclared = undeclared
        self.reliance = reliance
    }

    /// Products that work without being imported.
    static let sideEffects: Set<String> = [
        "FirebaseAnalytics", "FirebaseAnalyticsSwift", "FirebaseAnalyticsWithoutAdIdSupport", "FirebaseCrashlytics",
        "FirebasePerformance", "GoogleAppMeasurement", "GoogleAnalytics", "FLEX", "Reveal", "RevealServer",
        "SwiftLintPlugin", "SwiftLint", "SwiftGenPlugin", "Injection", "InjectionIII", "HotReloading", "Atlantis",
        "LookinServer", "NetShears", "Wormholy",
    ]

    var violations: [Violation] { linked.modules.ids.flatMap(violations) }

    private func violations(_ index: ProjectModuleID) -> [Violation] {
        let module = linked.modules[index]
        guard !module.files.isEmpty, !module.hasOtherFiles, !module.hasUnreadFiles,
            ![.resources, .plugin].contains(module.kind),
            let manifest = module.location
        else { return [] }
        if module.isUmbrella { return [] }
        let uses = linked.uses[of: index] + linked.usesOfTests(in: index)
        // A misspelt or forgotten import is an error of its own.
        let imported = Set(uses.map(\.imported.module)).union(undeclared.misspelt(by: index))
            .union(linked.forgotten[module.name] ?? [])
        guard let exported = exported(index) else { return [] }
        return zip(module.dependencies, linked.brought[of: index]).compactMap { dependency, targets in
            if case .system = dependency.target { return nil }
            if dependency.isBinary || dependency.hasOtherUse { return nil }
            let passedOn = targets.flatMap { target -> Set<LinkedModules.Target> in
                if case .module(let other) = target { linked.passedOn(by: other) } else { [] }
            }
            let brought =
                LinkedModules.targets(dependency, module: module, products: linked.products)
                + passedOn.map { linked.name(of: $0) }
            // An unexplained import may come from a product with unknown modules.
            if isOpen(dependency), uses.contains(where: { $0.meaning == .unknown }) { return nil }
            guard !brought.isEmpty, imported.isDisjoint(with: brought), exported.isDisjoint(with: brought),
                !isNeededOtherwise(targets, module)
            else { return nil }
            let name = dependency.target.name
            var notes: [Finding.Note] = []
            if case .product(_, let package) = dependency.target, passedOn.isEmpty, brought != [moduleName(name)] {
                notes.append(
                    Finding.Note(
                        dependency.location ?? manifest,
                        "the product\(package.map { " of '\($0)'" } ?? "") contains \(quotedList(brought))"))
            }
            let relying = self.relying(on: targets, of: index)
            notes += relying.map { Finding.Note($0.place, "this import compiles only because of it") }
            let isItself = targets == [.module(index)]
            let finding = Finding(
                .unusedDependency, at: dependency.location ?? manifest,
                isItself
                    ? "'\(module.name)' depends on itself"
                    : "'\(module.name)' depends on '\(name)'\(linked.inManifest(index)) but never imports it",
                notes: notes,
                help: isItself ? module.removing(name) : help(name, module: module, relying: relying))
            return Violation(finding: finding, from: index, to: targets[0])
        }
    }

    /// The undeclared imports that are reached through a dependency, sorted by place.
    private func relying(
        on targets: [LinkedModules.Target], of index: ProjectModuleID
    ) -> [(module: ProjectModuleID, target: LinkedModules.Target, place: SourceLocation)] {
        targets.flatMap { reliance[UndeclaredImports.Step(from: index, to: $0)] ?? [] }.sorted { $0.place < $1.place }
    }

    private func help(
        _ name: String, module: ProjectModule,
        relying: [(module: ProjectModuleID, target: LinkedModules.Target, place: SourceLocation)]
    ) -> String {
        if Self.sideEffects.contains(name) {
            return "'\(name)' may have an effect without being imported; to keep it, add an exception with a reason"
        }
        var needed: [String] = []
        for relying in relying {
            let user = linked.modules[relying.module].name
            let text = "'\(linked.name(of: relying.target))' to the dependencies of '\(user)'"
            if !needed.contains(text) { needed.append(text) }
        }
        guard !needed.isEmpty else { return "\(module.removing(name)), or import it where it is used" }
        let limit = 3
        let more = needed.count > limit ? ", and \(needed.count - limit) more" : ""
        return "first add \(needed.prefix(limit).joined(separator: ", "))\(more), then remove '\(name)' from those of "
            + "'\(module.name)'"
    }

    /// Whether the modules of the dependency are unknown.
    private func isOpen(_ dependency: ModuleDependency) -> Bool {
        guard case .product(let name, let package) = dependency.target else { return false }
        return LinkedModules.product(name, of: package, in: linked.products)?.modules == nil
    }

    /// Modules that an imported module re-exports (`@_exported`); nil if that is unknown.
    private func exported(_ index: ProjectModuleID) -> Set<String>? {
        func exports(_ meaning: LinkedModules.Meaning) -> [LinkedModules.Use] {
            if case .module(let other) = meaning { linked.exportingUses[of: other] } else { [] }
        }
        let seen = reachable(from: linked.uses[of: index].lazy.map(\.meaning)) { exports($0).map(\.meaning) }
        let isUnknown = seen.contains { meaning in
            if case .module(let other) = meaning { linked.modules[other].hasUnreadFiles } else { false }
        }
        return isUnknown ? nil : Set(seen.flatMap(exports).map(\.imported.module))
    }

    /// Whether a dependency is used in a way that no import shows.
    private func isNeededOtherwise(_ brought: [LinkedModules.Target], _ module: ProjectModule) -> Bool {
        brought.contains { target in
            guard case .module(let index) = target else { return false }
            let target = linked.modules[index]
            switch target.kind {
            // Macros, plugins and resources are used by the compiler, the build and the bundle.
            case .macro, .plugin, .resources: return true
            // An executable is run, or hosts the tests.
            case .app: return true
            case .library, .test: break
            }
            // The module that tests are named after.
            if module.kind == .test, module.name.hasPrefix(target.name) { return true }
            // A module that is not Swift is imported by the name in its module map.
            return target.files.isEmpty
        }
    }
}
