import DovetailScaffolding
import DovetailSwiftCode
import Foundation
import Testing

/// The files for a new module, and for a third-party library behind an adapter.
@Suite struct TemplateTests {
    private func imports(_ file: NewFile) -> [String] {
        file.text.split(separator: "\n").filter { $0.hasPrefix("import ") }.map { String($0.dropFirst(7)) }
    }

    private func text(_ name: String, in files: [NewFile]) throws -> String {
        try #require(files.first { $0.path.hasSuffix("/\(name)") }?.text)
    }

    // MARK: A module

    @Test func aModuleIsATargetWithItsTests() throws {
        let module = ModuleTemplate("Basket", layer: "domain", uses: ["ShopCore"], hasInterface: false)
        #expect(
            module.targets == [
                NewTarget(.library, name: "Basket", dependencies: [.target("ShopCore")]),
                NewTarget(.test, name: "BasketTests", dependencies: [.target("Basket")]),
            ])
        #expect(
            module.files.map(\.path) == [
                "Sources/Basket/BasketUseCase.swift", "Tests/BasketTests/BasketUseCaseTests.swift",
            ])
        #expect(module.files.map(imports) == [["ShopCore"], ["Basket", "Testing"]])
    }

    @Test func behindAnInterfaceOthersKnowItByThatAlone() throws {
        let module = ModuleTemplate("basket", layer: "presentation", uses: ["ShopCore"], hasInterface: true)
        #expect(module.targets.map(\.name) == ["basketInterface", "basket", "basketTests"])
        #expect(module.targets[0].dependencies.isEmpty)
        #expect(module.targets[1].dependencies == [.target("basketInterface"), .target("ShopCore"), .dovetail])
        let interface = try text("BasketScreen.swift", in: module.files)
        #expect(interface.contains("public protocol BasketScreen: Sendable {"))
        let implementation = try text("DefaultBasketScreen.swift", in: module.files)
        #expect(implementation.contains("\nstruct DefaultBasketScreen: BasketScreen {"), "nobody else sees it")
        let assembly = try text("BasketAssembly.swift", in: module.files)
        #expect(assembly.contains("c.register((any BasketScreen).self) { _ in DefaultBasketScreen() }"))
        #expect(module.question(to: "container") == "print(try container.resolve((any BasketScreen).self).title)")
    }

    @Test func aServiceIsCalledByItsLayer() {
        func service(_ layer: String) -> String? {
            ModuleTemplate("Basket", layer: layer, uses: [], hasInterface: false).files.first?.path
        }
        #expect(service("data") == "Sources/Basket/BasketStore.swift")
        #expect(service("domain") == "Sources/Basket/BasketUseCase.swift")
        #expect(service("presentation") == "Sources/Basket/BasketScreen.swift")
        #expect(service("tools") == "Sources/Basket/BasketService.swift")
    }

    // MARK: An adapter

    private func library(modules: [String]?, module: String = "Maps") -> AdapterTemplate.Library {
        AdapterTemplate.Library(
            package: .url("https://example.org/maps", from: "2.1.0"), packageName: "maps", product: "MapsUI",
            module: module, modules: modules)
    }

    @Test func theAdapterAloneImportsTheLibrary() {
        let template = AdapterTemplate("Maps", library: library(modules: ["Maps", "MapsCore"]))
        let importing = template.files.filter { imports($0).contains("Maps") }
        #expect(importing.map(\.path) == ["Sources/MapsAdapter/MapsClientAdapter.swift"])
        let depending = template.targets.filter { $0.dependencies.contains(.product("MapsUI", package: "maps")) }
        #expect(depending.map(\.name) == ["MapsAdapter"])
        #expect(template.targets.map(\.name) == ["MapsInterface", "MapsAdapter", "MapsAdapterTests"])
        #expect(template.package == .url("https://example.org/maps", from: "2.1.0"))
    }

    @Test func aLibraryThatIsNotKnownYetIsLeftToPeople() {
        let template = AdapterTemplate("Maps", library: nil)
        #expect(template.package == nil && template.modules == ["Maps"])
        let comments = template.targets[1].dependencies.filter { $0.name == nil }
        #expect(comments.contains(.comment(".product(name: \"Maps\", package: \"Maps\"),")))
        #expect(template.files.allSatisfy { !imports($0).contains("Maps") })
    }

    @Test func aPatternProtectsOnlyModulesThatBeginAlike() {
        func protected(_ library: AdapterTemplate.Library?, byPattern isPattern: Bool = true) -> [String] {
            AdapterTemplate("Maps", library: library).protected(byPattern: isPattern)
        }
        #expect(protected(library(modules: nil)) == ["external:Maps*"])
        #expect(protected(library(modules: nil), byPattern: false) == ["external:Maps"])
        #expect(protected(library(modules: nil, module: "Atlas")) == ["external:Atlas"])
        #expect(protected(library(modules: ["MapsUI", "Maps"])) == ["external:Maps", "external:MapsUI"])
        #expect(protected(nil) == ["external:Maps*"])
    }
}
