import Dovetail
import Testing

@Suite("Parents, paths and what children get")
struct HierarchyTests {
    let root = AppComponent(name: "mine")

    @Test func aChildKnowsItsParent() {
        let card = root.card
        let detail = card.detail
        #expect(detail.parent === card)
        #expect(card.parent === root)
        #expect(root.name == "mine")
    }

    @Test func aRootsParentStandsForTheOutside() {
        #expect(root.parent !== root)
        #expect(root.parent.parent === root.parent)
        #expect(root.parent.path.isEmpty)
    }

    @Test func thePathNamesTheTypesFromTheRoot() {
        #expect(root.path == ["AppComponent"])
        #expect(root.card.detail.path == ["AppComponent", "CardComponent", "DetailComponent"])
    }

    @Test func aChildGetsItsAncestorsValues() {
        let card = root.card
        let detail = card.detail
        #expect(card.dependency.session === root.session)
        #expect(detail.dependency.session === root.session)
        #expect(detail.dependency.limit === card.limit)
        #expect(root.card.limit !== card.limit)
    }

    @Test func aDependencyReadsAsAMember() {
        let detail = root.card.detail
        #expect(detail.session === root.session)
        #expect(detail.session.id == 7)
        #expect(detail.limit === detail.dependency.limit)
    }

    @Test func theOldRegistrationCallDoesNothing() {
        registerProviderFactories()
        #expect(root.card.session === root.session)
    }
}
