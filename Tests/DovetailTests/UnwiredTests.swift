import Dovetail
import Foundation
import Testing

@Suite("A component without its wiring stops the program and says why")
struct UnwiredTests {
    @Test func aRoot() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = StrayComponent()
        }
        let text = message(result)
        #expect(text.contains("Dovetail: StrayComponent is a root without wiring"))
        #expect(text.contains("add DovetailPlugin to the target that declares StrayComponent"))
        #expect(text.contains("run 'dovetail generate' again"))
    }

    @Test func aChildOfAWiredParent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = AppComponent().lonely
        }
        let text = message(result)
        #expect(text.contains("Dovetail: LonelyComponent has no wiring under AppComponent"))
        #expect(text.contains("run 'dovetail generate' again"))
        #expect(text.contains("LonelyComponent(dependency: …)"))
    }

    @Test func aChildOfAComponentOnADouble() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = LonelyComponent(dependency: CardDouble()).card
        }
        let text = message(result)
        #expect(text.contains("Dovetail: CardComponent has no wiring under LonelyComponent"))
        #expect(text.contains("with DovetailPlugin on the test target"))
    }

    @Test func aSubclassOfAWiredRoot() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Special: AppComponent {}
            _ = Special()
        }
        #expect(message(result).contains("Special is a root without wiring"))
    }

    @Test func aChildOfAScopeThatIsNoComponent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Other: Scope {
                var parent: any Scope { self }
            }
            _ = CardComponent(parent: Other())
        }
        #expect(message(result).contains("CardComponent has no wiring under Other"))
    }

    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
