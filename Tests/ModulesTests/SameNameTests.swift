import DovetailDiagnostics
import DovetailFacts
import DovetailModules
import DovetailRules
import FactBuilders
import Testing

/// Packages of one project that each have a module with the same name.
@Suite struct SameNameTests {
    private func module(_ name: String, _ package: String, _ needs: [ModuleDependency.Target]) -> ProjectModule {
        var module = ProjectModule(name: name, package: package, kind: .library)
        module.location = SourceLocation(path: "\(package)/Package.swift", line: 1, column: 1)
        module.files = ["\(package)/\(name).swift"]
        module.dependencies = needs.map { ModuleDependency($0) }
        return module
    }

    private func link(
        _ modules: [ProjectModule], _ products: [ExternalProduct] = [], imports: [String: [String]]
    ) -> LinkedModules {
        let graph = ProjectGraph(modules: modules, products: products)
        return LinkedModules(
            graph,
            imports: graph.modules.map { module in
                (imports[module.files[0]] ?? []).map {
                    ModuleImport(
                        module: $0, location: SourceLocation(path: module.files[0], line: 1, column: 8))
                }
            })
    }

    private func found(_ linked: LinkedModules) -> [String] {
        ModuleCheck(linked, ModuleRules(), today: "2026-06-15").findings.map(\.message)
    }

    /// A/Utils uses A/Core, and B/Core uses B/Utils: no cycle.
    @Test func eachPackageUsesItsOwn() {
        let linked = link(
            [
                module("Core", "a", []), module("Utils", "a", [.module(name: "Core", package: "a")]),
                module("Utils", "b", []), module("Core", "b", [.module(name: "Utils", package: "b")]),
            ], imports: ["a/Utils.swift": ["Core"], "b/Core.swift": ["Utils"]])
        #expect(found(linked) == [])
        // Sorted by name and package: a/Core, b/Core, a/Utils, b/Utils.
        #expect(linked.edges == [[], [3], [0], []])
        #expect(linked.declaration(of: 0, by: 2) != nil && linked.declaration(of: 1, by: 2) == nil)
    }

    /// Declared dependencies take precedence over modules of the package.
    @Test func whatIsDeclaredIsMeant() {
        let linked = link(
            [
                module("Core", "a", []), module("Core", "b", []),
                module("App", "a", [.product(name: "CoreKit", package: "b")]),
            ], [ExternalProduct(name: "CoreKit", package: "b", modules: ["Core"])], imports: ["a/App.swift": ["Core"]])
        #expect(linked.edges == [[2], [], []])
        #expect(found(linked) == [])
    }

    @Test func withoutADeclarationThatOfTheOwnPackageIsMeant() {
        let linked = link(
            [module("Core", "a", []), module("Core", "b", []), module("App", "b", [])],
            imports: ["b/App.swift": ["Core"]])
        #expect(linked.edges == [[2], [], []])
        #expect(found(linked) == ["'App' imports 'Core' but does not declare it as a dependency"])
    }

    /// A module that is imported under another name: `moduleAliases`.
    @Test func aliasesAreMeant() {
        var app = module("App", "a", [.module(name: "Utils", package: "a"), .product(name: "Game", package: "game")])
        app.dependencies[1].aliases = ["Utils": "GameUtils"]
        let linked = link(
            [module("Utils", "a", []), module("Utils", "game", []), app],
            [ExternalProduct(name: "Game", package: "game", modules: ["Utils"])],
            imports: ["a/App.swift": ["Utils", "GameUtils"]])
        // Sorted by name and package: App, a/Utils, game/Utils.
        #expect(linked.uses[0].map(\.meaning) == [.module(1), .module(2)])
        #expect(found(linked) == [])
    }

    /// A third-party library with a module of the same name as one of the project.
    @Test func aModuleOfOthersIsNotTheProjects() {
        let linked = link(
            [module("Logging", "a", []), module("App", "b", [.product(name: "Logging", package: "swift-log")])],
            [ExternalProduct(name: "Logging", package: "swift-log", modules: ["Logging"])],
            imports: ["b/App.swift": ["Logging"]])
        #expect(linked.edges == [[], []])
        #expect(found(linked) == [])
    }
}
