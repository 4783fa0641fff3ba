import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import FactBuilders
import Testing

/// Types that are not written, associated types, and conditions of extensions.
@Suite struct KnownTypeTests {
    private func context(_ symbols: SymbolTable) -> LookupContext {
        LookupContext(module: 0, file: symbols.program.modules[0].files[0])
    }

    private func symbols(_ types: [TypeFact], _ extensions: [ExtensionFact] = []) -> SymbolTable {
        SymbolTable(Program(modules: [module("App", file(types: types, extensions: extensions))], home: 0))
    }

    private func extending(
        _ name: String, inherits: [String] = [], where constraints: [ConstraintFact] = []
    ) -> ExtensionFact {
        var fact = ExtensionFact(extended: named(name), condition: .always, location: place(9))
        fact.inherits = inherits.map { named($0) }
        fact.constraints = constraints
        return fact
    }

    // MARK: Initial values

    /// The type of `var value = …`.
    private func told(
        _ value: InitialValue, _ type: String?, wrappers: [TypeShape] = [], _ symbols: SymbolTable
    ) -> String? {
        var member = property("value", type.map { .name($0) })
        member.isTypeInferred = true
        member.initialValue = value
        member.wrappers = wrappers
        return symbols.knownType(of: member, in: context(symbols)).map { symbols.text(of: $0).swift }
    }

    private func making(_ labels: [String?], failing: Bool) -> InitializerFact {
        InitializerFact(
            parameters: labels.map {
                ParameterFact(label: $0, name: "x", type: reference(.name("Int")), isVariadic: false)
            }, isFailable: failing, delegation: .none, location: place(1))
    }

    @Test func aCallGivesTheTypeOrAnOptionalOfIt() {
        var store = declaration(.struct, "Store")
        store.initializers = [making(["id"], failing: true), making([], failing: false)]
        let symbols = symbols([store])
        #expect(told(.call(labels: ["id"], first: .number), "Store", symbols) == "Store?")
        #expect(told(.call(labels: [], first: nil), "Store", symbols) == "Store")
        #expect(told(.call(labels: ["rawValue"], first: .number), "Store", symbols) == "Store")
        #expect(told(.call(labels: ["string"], first: .text), "URL", symbols) == "URL?")
        // Which of the compiler's initializers is meant depends on the argument.
        #expect(told(.call(labels: [nil], first: nil), "Int", symbols) == nil)
    }

    @Test func aStaticMemberHasItsOwnTypeAndACaseTheEnums() {
        var shared = property("shared", .optional(.name("Store")))
        shared.isStatic = true
        let symbols = symbols([declaration(.class, "Store", members: [shared]), declaration(.enum, "Mode")])
        #expect(told(.staticMember(.name("Store"), "shared"), nil, symbols) == "Store?")
        #expect(told(.staticMember(.name("Store"), "other"), nil, symbols) == nil)
        #expect(told(.staticMember(.name("Mode"), "dark"), nil, symbols) == "Mode")
        #expect(told(.staticMember(.name("Mode"), "allCases"), nil, symbols) == nil)
        #expect(told(.staticMember(.name("FileManager"), "default"), nil, symbols) == "FileManager")
        #expect(told(.staticMember(.name("FileManager"), "other"), nil, symbols) == nil)
    }

    @Test func aWrapperDecidesWhatItsPropertyIs() {
        let symbols = symbols([
            declaration(.struct, "Loaded", generics: ["T"], members: [property("wrappedValue", .optional(.name("T")))]),
            declaration(.struct, "Store"),
        ])
        let value = InitialValue.call(labels: [], first: nil)
        #expect(told(value, "Store", wrappers: [generic("Loaded", .name("Store"))], symbols) == "Store?")
        #expect(told(value, "Store", wrappers: [.name("Published")], symbols) == "Store")
        #expect(told(value, "Store", wrappers: [.name("Mystery")], symbols) == nil)
        #expect(told(value, "Store", wrappers: [.name("Published"), .name("State")], symbols) == nil)
        // `lazy` and the like are attributes of the compiler.
        #expect(told(value, "Store", wrappers: [.name("objc")], symbols) == "Store")
    }

    // MARK: Associated types

    @Test func anAssociatedTypeIsDeclaredOrShownByAMemberOrTheDefault() {
        func associated(_ name: String, default type: TypeShape? = nil) -> MemberFact {
            var fact = MemberFact(
                kind: .associatedType, name: name, access: .internal, condition: .always, location: place(2))
            fact.type = type.map { reference($0) }
            return fact
        }
        let symbols = symbols([
            declaration(
                .protocol, "Feed", inherits: [named("Source")],
                members: [associated("Item"), associated("Style", default: .name("Plain")), associated("Lost")]),
            declaration(
                .protocol, "Source",
                members: [associated("Key"), function("find", ["_": .array(.name("Key"))])]),
            declaration(
                .class, "News",
                members: [function("find", ["_": .array(.name("Story"))])]),
            declaration(.struct, "News", "Item"), declaration(.struct, "Story"), declaration(.struct, "Plain"),
        ])
        let line = [(type: 2, context: symbols.types[2].inside)]
        let found = symbols.associatedTypes(of: 0, for: line)
        #expect(
            found.bindings.mapValues { symbols.text(of: $0).swift }
                == ["Item": "News.Item", "Key": "Story", "Style": "Plain"])
        #expect(found.unknown == ["Lost"])
    }

    // MARK: Constraints

    /// Whether an extension applies to the class Home, which is a View and a Screen.
    private func counts(_ constraints: ConstraintFact..., binding bindings: [String: TypeShape] = [:]) -> Certainty {
        let symbols = symbols(
            [
                declaration(.class, "Home", inherits: [named("Screen")]),
                declaration(.class, "Screen"), declaration(.protocol, "View"),
                declaration(.protocol, "Panel"), declaration(.struct, "Store", inherits: [named("View")]),
            ], [extending("Screen", inherits: ["View"]), extending("Panel", where: constraints)])
        let context = context(symbols)
        return symbols.counts(
            symbols.extensions[3][0], of: nil, line: [(0, context), (1, context)],
            bindings: bindings.mapValues { BoundType(shape: $0, context: context) })
    }

    private func conforms(_ left: TypeShape, to right: TypeShape) -> ConstraintFact {
        ConstraintFact(left: left, right: right, isSameType: false)
    }

    private func equals(_ left: TypeShape, _ right: TypeShape) -> ConstraintFact {
        ConstraintFact(left: left, right: right, isSameType: true)
    }

    @Test func anExtensionCountsWhereAllItsConstraintsHold() {
        #expect(counts(conforms(.name("Self"), to: .name("View"))) == .holds)
        #expect(counts(conforms(.name("Self"), to: .name("Screen"))) == .holds)
        #expect(counts(conforms(.name("Self"), to: .name("Panel"))) == .fails)
        #expect(counts(conforms(.name("Self"), to: .name("Sendable"))) == .unknown)
        #expect(
            counts(conforms(.name("Self"), to: .name("Sendable")), conforms(.name("Self"), to: .name("Panel")))
                == .fails
        )
        #expect(counts(equals(.name("Self"), .name("Home"))) == .holds)
        #expect(counts(equals(.name("Self"), .name("Screen"))) == .fails)
    }

    @Test func aBoundNameIsWhatItStandsFor() {
        #expect(counts(conforms(.name("T"), to: .name("View")), binding: ["T": .name("Store")]) == .holds)
        #expect(counts(conforms(.name("T"), to: .name("View")), binding: ["T": .name("Int")]) == .unknown)
        #expect(counts(conforms(.name("T"), to: .name("Comparable")), binding: ["T": .name("Int")]) == .holds)
        #expect(counts(conforms(.name("T"), to: .name("Comparable")), binding: ["T": .name("Bool")]) == .fails)
        #expect(counts(equals(path("T", "Element"), .name("Store")), binding: ["T": .array(.name("Store"))]) == .holds)
        #expect(counts(equals(path("T", "Value"), .name("Int")), binding: ["T": .array(.name("Int"))]) == .unknown)
        #expect(counts(equals(.name("U"), .name("Int"))) == .unknown)
    }

    // MARK: Isolation

    @Test func theNearestWordOnIsolationCounts() {
        var actor = declaration(.actor, "Disk")
        actor.isGlobalActor = true
        let symbols = symbols([actor, declaration(.class, "Actor")])
        let context = context(symbols)
        var member = property("session", .name("Int"))
        #expect(symbols.isolation(of: member, within: nil, in: context) == Isolation.none)
        #expect(symbols.isolation(of: member, within: .actor("MainActor"), in: context) == .actor("MainActor"))
        member.attributes = ["Disk"]
        #expect(symbols.isolation(of: member, within: .actor("MainActor"), in: context) == .actor("Disk"))
        member.isolation = Isolation.none
        #expect(symbols.isolation(of: member, within: .actor("MainActor"), in: context) == Isolation.none)
        // A class of the program is not an actor, whatever its name is.
        #expect(symbols.globalActor("Actor", in: context) == nil)
        #expect(symbols.globalActor("Render.GPUActor", in: context) == "Render.GPUActor")
    }
}
