import Dovetail
import DovetailMain
import Foundation
import Testing

@Suite("Components on the main actor") @MainActor
struct MainActorTests {
    @Test func aRootSharesAndBuildsChildren() {
        let root = MainAppComponent()
        let panel = root.panel
        #expect(root.title === root.title)
        #expect(panel.title === root.title)
        #expect(panel.number == 5)
        #expect(panel.footer === panel.footer)
        #expect(panel.footer.number == 2)
        #expect(panel.parent === root)
        #expect(panel.path == ["MainAppComponent", "PanelComponent"])
    }

    @Test func aMainParentBuildsAPlainChild() {
        let root = MainAppComponent()
        let plain = root.plain
        #expect(plain.number == root.title.number)
        #expect(plain.parent === root)
    }

    @Test func aPlainParentBuildsAMainChild() {
        let root = AppOfBoth()
        #expect(root.panel.title === root.title)
        #expect(root.panel.number == 6)
        #expect(root.panel.parent === root)
    }

    @Test func aDoubleNeedsNoWiring() {
        let double = PanelDouble()
        #expect(PanelComponent(double: double).title === double.title)
        #expect(PanelComponent(double: double).footer.number == 4)
    }

    @Test func releasesEverything() {
        let living = Counter()
        weak var root: MainAppComponent?
        do {
            let app = MainAppComponent()
            root = app
            _ = app.panel.shared { Tracked(1, living: living) }
            _ = app.shared { Tracked(2, living: living) }
        }
        #expect(root == nil)
        #expect(living.value == 0)
    }

    @Test func aRootWithoutWiringStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Stray: DovetailMain.BootstrapComponent {}
                _ = Stray()
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Stray is a root without wiring"))
    }
}
