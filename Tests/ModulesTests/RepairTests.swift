import DovetailFacts
import DovetailModules
import DovetailRules
import Testing

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
        #expect(changes("App ; Motion", products) == [.unsure("several products contain 'Motion': 'One', 'Two'")])
        #expect(changes("App ; Nobody", []) == [.unsure("no known product contains 'Nobody'")])
    }

    @Test func targetsOfThePackageAreNamed() {
        #expect(changes("App ; Core\nCore ; Foundation", []) == [.addTarget("Core")])
    }

    @Test func noCycleIsWritten() {
        #expect(
            changes("A ; B\nB -> A ; A", [])
                == [
                    .unsure(
                        "'B' already uses 'A', so this would be a cycle; "
                            + "`dovetail modules break-cycle A B` shows how to break it")
                ])
        #expect(
            changes("A ; C\nB -> A ; A\nC -> B ; B", [])
                == [
                    .unsure(
                        "'C' already uses 'A', so this would be a cycle; "
                            + "`dovetail modules break-cycle A C` shows how to break it")
                ])
    }

    @Test func testsAreNoDependency() {
        #expect(changes("A ; Helpers\nHelpers[test] ; Foundation", []) == [.unsure("'Helpers' is a test target")])
    }
}
