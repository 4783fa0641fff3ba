import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import FactBuilders
import Testing

/// The keys that distinguish members.
@Suite struct MemberKeyTests {
    private let symbols = SymbolTable(TypeSpeller.program)
    private var context: LookupContext { LookupContext(module: 0, file: symbols.program.modules[0].files[0]) }

    private func key(_ member: MemberFact) -> MemberKey? { symbols.key(of: member, in: context) }

    private func generic(_ name: String, _ constraint: TypeShape? = nil) -> GenericParameterFact {
        GenericParameterFact(name: name, constraint: constraint, isPack: false)
    }

    @Test func namesLabelsAndTypesTellMembersApart() {
        let members = [
            property("session", .name("Store")), property("session", .optional(.name("Store"))),
            property("store", .name("Store")), function("session"), function("session", returning: .name("Store")),
            function("session", ["id": .name("Int")]), function("session", ["_": .name("Int")]),
            function("session", ["id": .name("Store")]), function("session", ["key": .name("Int")]),
        ]
        #expect(Set(members.map(key)).count == members.count)
        #expect(key(property("session", path("App", "Store"))) == key(members[0]))
        #expect(key(function("session", ["id": .name("Number")])) == key(members[5]))
        #expect(key(function("session", returning: .tuple([]))) == key(members[3]))
    }

    @Test func genericParametersHaveNoNames() {
        func open(_ name: String, _ other: String) -> MemberFact {
            function(
                "open", ["_": .name(name), "with": .array(.name(other))], returning: .optional(.name(name)),
                generics: [generic(name), generic(other)])
        }
        #expect(key(open("T", "U")) == key(open("Item", "T")))
        let swapped = function(
            "open", ["_": .name("T"), "with": .array(.name("U"))], returning: .optional(.name("U")),
            generics: [generic("T"), generic("U")])
        #expect(key(open("T", "U")) != key(swapped))
    }

    @Test func aConstraintIsTheSameWhereverItStands() {
        let clause = [ConstraintFact(left: .name("T"), right: .name("Readable"), isSameType: false)]
        let written = function("show", ["_": .name("T")], generics: [generic("T", .name("Readable"))])
        let behind = function("show", ["_": .name("T")], generics: [generic("T")], where: clause)
        let some = function("show", ["_": .opaque(.name("Readable"))])
        #expect(key(written) == key(behind) && key(written) == key(some))
        #expect(key(written) != key(function("show", ["_": .name("Readable")])))
        #expect(key(written) != key(function("show", ["_": .opaque(.name("Writable"))])))
        let both = function("show", ["_": .opaque(.composition([.name("Writable"), .name("Readable")]))])
        let two = function("show", ["_": .name("T")], generics: [generic("T", .name("Writable"))], where: clause)
        #expect(key(both) == key(two))
    }

    @Test func whatCannotBeComparedHasNoKey() {
        #expect(key(property("session", nil)) == nil)
        let unknown = function("open", ["_": .array(.name("Item"))])
        #expect(symbols.key(of: unknown, in: context, unknown: ["Item"]) == nil)
        #expect(symbols.key(of: unknown, in: context, unknown: ["Other"]) != nil)
    }

    @Test func aThrownTypeIsWrittenWithWhatItMeans() {
        var member = function("load")
        member.effects = Effects(thrown: "Own")
        member.thrown = reference(.name("Own"))
        let inside = context.enclosed(by: ["Outer"])
        #expect(symbols.effects(of: member, in: inside).thrown == "Outer.Inner")
    }
}
