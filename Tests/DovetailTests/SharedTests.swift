import Dovetail
import Testing

@Suite("shared: one value per declaration and type")
struct SharedTests {
    @Test func isBuiltAtTheFirstCallOnly() {
        let component = SharingComponent()
        #expect(component.builds == 0)
        #expect(component.value === component.value)
        #expect(component.builds == 1)
    }

    @Test func belongsToOneComponent() {
        #expect(SharingComponent().value !== SharingComponent().value)
    }

    @Test func keepsAnOptional() {
        let component = SharingComponent()
        #expect(component.something === component.something)
        #expect(component.something != nil)
    }

    @Test func keepsANilResult() {
        let component = SharingComponent()
        #expect(component.nothing == nil)
        #expect(component.nothing == nil)
        #expect(component.builds == 1)
    }

    @Test func tellsOverloadsByReturnTypeApart() {
        let component = SharingComponent()
        let number: Int = component.overloaded()
        let text: String = component.overloaded()
        #expect(number == 1 && text == "one")
        #expect(component.overloaded() as Int == 1)
        #expect(component.builds == 2)
    }

    @Test func tellsTwoCallsInOneGetterApart() {
        let (first, second) = SharingComponent().pair
        #expect(first.number == 1 && second.number == 2)
    }

    @Test func tellsTwoCallsOnOneLineApart() {
        let component = SharingComponent()
        let first = component.onOneLine
        #expect(first.0 !== first.1)
        #expect(component.onOneLine.0 === first.0 && component.onOneLine.1 === first.1)
    }

    @Test func keepsOneValuePerTypeInAGenericFunction() {
        let component = SharingComponent()
        #expect(component.list(of: 1) == [1])
        #expect(component.list(of: "a") == ["a"])
        #expect(component.list(of: 2) == [1])
        #expect(component.list(of: "b") == ["a"])
    }

    @Test func passesAnErrorOnAndTriesAgain() throws {
        let component = SharingComponent()
        #expect(throws: NotYet.self) { try component.throwing(fails: true) }
        #expect(try component.throwing(fails: false) === component.throwing(fails: true))
        #expect(component.builds == 2)
    }

    @Test func mayBuildOnAnotherSharedValue() {
        let component = SharingComponent()
        #expect(component.outer.inner === component.value)
    }

    @Test func keepsAValueOfWideAlignment() {
        let component = SharingComponent()
        #expect(component.wide.sum() == 6)
        #expect(component.wide.sum() == 6)
    }

    @Test func returnsTheFirstFinishedWhenAFactoryComesBackToItself() {
        let component = SharingComponent()
        let value = component.recursive(depth: 3)
        #expect(value.number == 0)
        #expect(component.recursive(depth: 9) === value)
    }
}
