import Dovetail
import Testing

@Suite("Components built from a double")
struct DoubleTests {
    /// Many at once, alongside wired ones: nothing is global.
    @Test(arguments: 0..<50)
    func runInParallel(number: Int) {
        let double = CardDouble()
        let card = CardComponent(dependency: double)
        #expect(card.session === double.session)
        #expect(card.dependency === double)
        #expect(AppComponent().card.session !== double.session)
        #expect(card.path == ["CardComponent"])
    }

    @Test func aWiredOneBuildsItsChildren() {
        let double = CardDouble()
        let card = CardComponent(dependency: double)
        let detail = card.detail
        #expect(detail.session === double.session)
        #expect(detail.limit === card.limit)
        #expect(detail.parent === card)
        #expect(detail.path == ["CardComponent", "DetailComponent"])
    }

    @Test func oneWithoutWiringWorksByItself() {
        let double = CardDouble()
        #expect(LonelyComponent(dependency: double).session === double.session)
    }

    /// The wiring of a class does not apply to its subclass, which may create other children.
    @Test func aSubclassOfAWiredOneWorksByItself() {
        final class Special: CardComponent {}
        let double = CardDouble()
        #expect(Special(dependency: double).session === double.session)
    }

    @Test func theParentIsTheOutside() {
        let card = CardComponent(dependency: CardDouble())
        #expect(card.parent !== card)
        #expect(card.parent.parent === card.parent)
    }
}
