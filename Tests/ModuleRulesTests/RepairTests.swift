import ModuleRules
import Testing
import WiringModel

@Suite struct RepairTests {
    private func changes(_ text: String, _ products: [ExternalProduct]) -> [DependencyRepair.Change] {
        let linked = ProjectText(text: text).linked
        let graph = ProjectGraph(modules: linked.modules, products: products)
        let imports = linked.uses.map { $0.map(\.imported) }
        return ModuleCheck(LinkedModules(graph, imports: imports), ModuleRules(), today: "2026-06-15").repairs
            .map(\.change)
    }

    @Test func aProductNamedAfterTheModuleIsTheOne() {
        let products = [
            ExternalProduct(name: "All", package: "kit", modules: ["Lottie", "Motion"]),
            ExternalProduct(name: "Lottie", package: "kit", modules: ["Lottie"]),
        ]
        #expect(changes("App ; Lottie", products) == [.addProduct("Lottie", package: "kit")])
        #expect(changes("App ; Motion", products) == [.addProduct("All", package: "kit")])
    }

    @Test func whatIsNotSureIsSaid() {
        let products = [
            ExternalProduct(name: "One", package: "kit", modules: ["Motion"]),
            ExternalProduct(name: "Two", package: "kit", modules: ["Motion"]),
        ]
        #expect(changes("App ; Motion", products) == [.unsure("several products bring 'Motion': 'One', 'Two'")])
        #expect(changes("App ; Nobody", []) == [.unsure("no product that is known brings 'Nobody'")])
    }

    @Test func targetsOfThePackageAreNamed() {
        #expect(changes("App ; Core\nCore ; Foundation", []) == [.addTarget("Core")])
    }
}
