import Dovetail
import Testing

@Suite("What a component keeps alive, and until when")
struct LifetimeTests {
    @Test func releasesItsSharedValues() {
        let living = Counter()
        do {
            let component = AppComponent()
            _ = component.shared { Tracked(1, living: living) }
            _ = component.shared { [Tracked(2, living: living), Tracked(3, living: living)] }
            _ = component.shared { Tracked?.none }
            #expect(living.value == 3)
        }
        #expect(living.value == 0)
    }

    @Test func releasesNothingTwiceAfterAThrow() {
        let living = Counter()
        do {
            let component = AppComponent()
            for _ in 0..<3 {
                _ = try? component.shared(file: "Test/Throw.swift", line: 1, column: 1) { () throws -> Tracked in
                    _ = Tracked(1, living: living)
                    throw NotYet()
                }
            }
        }
        #expect(living.value == 0)
    }

    @Test func releasesItsPlaceAndItsParent() {
        weak var root: AppComponent?
        weak var place: Wiring.Place?
        weak var card: CardComponent?
        do {
            let detail = AppComponent().card.detail
            card = detail.parent as? CardComponent
            root = card?.parent as? AppComponent
            place = detail._connection.place
            #expect(root != nil && place != nil && card != nil)
            #expect(detail.number == 4)
        }
        #expect(root == nil && place == nil && card == nil)
    }

    @Test func doesNotKeepItsChildren() {
        let root = AppComponent()
        weak var card: CardComponent?
        do {
            let child = root.card
            card = child
            #expect(child.session === root.session)
        }
        #expect(card == nil)
    }

    @Test func releasesItsDouble() {
        weak var double: CardDouble?
        do {
            let stub = CardDouble()
            double = stub
            #expect(CardComponent(dependency: stub).detail.session === stub.session)
        }
        #expect(double == nil)
    }
}
