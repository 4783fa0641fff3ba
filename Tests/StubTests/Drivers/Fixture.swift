/// Information that a fixture's protocols do not contain.
struct Fixture {
    /// Values by type. `#` is replaced with a number.
    var values: [String: String] = [:]
    /// The associated types of a protocol.
    var associated: [String: [String: String]] = [:]
    /// The generic parameters of a requirement.
    var generics: [String: [String: String]] = [:]
    /// The protocol through which a requirement is called.
    var through: [String: String] = [:]
    /// The global actor of a requirement.
    var actors: [String: String] = [:]
    /// Further constraints on the protocol's type for a requirement.
    var clauses: [String: String] = [:]
    /// Types that conform to protocols without doubles, created without arguments.
    var conforming: [String: String] = [:]
    /// Generic types that are created without arguments.
    var created: Set<String> = []
    /// Declarations for the driver.
    var declarations = ""

    static let all: [String: Fixture] = [
        "AssociatedTypes.swift": Fixture(
            associated: ["Owned": ["Parts": "[Int]"], "Table": ["Value": "Int", "Rows": "[Int]"]]),
        "Backticks.swift": Fixture(values: ["`enum`.`Type`": ".init()"]),
        "GlobalActors.swift": Fixture(
            through: ["Torn.sync": "OnMain", "Torn.level": "OnMain"],
            actors: ["Torn.sync": "@MainActor", "Torn.level": "@MainActor"]),
        "Inheritance.swift": Fixture(
            associated: [
                "Limited": ["Part": "String", "Limit": "Int"], "TextPipeline": ["Stage": "LimitedStub<String, Int>"],
                "Relay": ["Part": "Int"],
            ],
            through: ["Moody.level": "Calm", "Moody.act": "Calm"],
            declarations: "extension NamedStub: @unchecked Sendable {}"),
        "PropertyEffects.swift": Fixture(values: [
            "KeyPath<ValuesStub<DVPlain>, DVPlain>": "\\.value", "PropertyError": "PropertyError()",
        ]),
        "Tuples.swift": Fixture(values: ["Never?": "nil"]),
        "Operators.swift": Fixture(associated: ["Scalable": ["Factor": "Double"]]),
        "NameCollisions.swift": Fixture(values: ["Shadowed.Void?": "nil"]),
        "OpaqueParameters.swift": Fixture(declarations: "extension ShapeStub: @unchecked Sendable {}"),
        "Variadics.swift": Fixture(generics: ["Summer.sumValueValue": ["Value": "Double"]]),
        "Wheres.swift": Fixture(
            values: ["[(DVPlain, Int)]": "[(DVPlain(number: #), 1)]"],
            generics: [
                "Clauses.convertTo": ["Source": "[DVPlain]", "Target": "[(DVPlain, Int)]"],
                "Clauses.subscript": ["Index": "Int"], "Clauses.init": ["Source": "[DVPlain]"],
                "static Clauses.combine": ["A": "HoldingStub<DVPlain>", "B": "HoldingStub<DVPlain>"],
            ]),
        "Availability.swift": Fixture(values: ["Modern": "Modern(value: #)"]),
        "ClosureParameters.swift": Fixture(values: ["Work<DVPlain>": "{ DVPlain(number: #) }"]),
        "Crossings.swift": Fixture(
            values: [
                "CrossError": "CrossError.failed(#)", "Outer.CrossError": "CrossError.inner",
                "Foundation.Date": "Foundation.Date(timeIntervalSince1970: #)",
            ],
            associated: ["Outer.Log": ["Level": "DVLevel"]],
            generics: [
                "static Remote.loadAs": ["Value": "Int"], "Presenter.presentFromCompletion": ["Content": "[DVPlain]"],
            ]),
        "Existentials.swift": Fixture(
            values: [
                "any Animal & Hashable2": "AnimalStub()", "any Animal & Sendable": "AnimalStub()",
                "any (Animal & Hashable2).Type": "AnimalStub.self", "Creature & Animal": "DVCreature(age: #)",
            ],
            declarations: """
                extension AnimalStub: Hashable2, @unchecked Sendable {}
                final class DVCreature: Creature, Animal {
                    let age: Int
                    init(age: Int) { self.age = age }
                }
                """),
        "GenericMethods.swift": Fixture(
            values: [
                "KeyPath<DVRecord, Int>": "\\.number", "WritableKeyPath<DVRecord, Int>": "\\.number",
                "DVRecord": "DVRecord(number: #)",
            ],
            generics: [
                "Renderer.renderValueString3": ["Value": "[Int]"], "Renderer.renderValueString4": ["Value": "[String]"],
                "Decoder2.updateOfTo": ["Root": "DVRecord", "Value": "Int"],
                "Decoder2.valueAtOf": ["Root": "DVRecord", "Value": "Int"],
                "Joiner.joinLeftRightLeftElementRightElement": ["Left": "[Int]", "Right": "[String]"],
                "Joiner.groupBy": ["Key": "Int"],
                "Joiner.join": ["Other": "[DVHashable]"],
            ]),
        "Imports.swift": Fixture(values: [
            "Swift.KeyPath<Swift.String, Swift.Int>": "\\.count", "ContinuousClock": "ContinuousClock()",
            "Atomic<Int>": "Atomic(#)", "Mutex<[Int]>": "Mutex([#])",
        ]),
        "InheritedStandardLibrary.swift": Fixture(
            values: [
                "IndexingIterator<[String]>": "[\"s#\"].makeIterator()",
                "AsyncThrowingStream<Data, any Error>.AsyncIterator":
                    "AsyncThrowingStream<Data, any Error> { $0.finish() }.makeAsyncIterator()",
            ],
            associated: [
                "Playlist": ["Iterator": "IndexingIterator<[String]>"],
                "Feed": ["AsyncIterator": "AsyncThrowingStream<Data, any Error>.AsyncIterator"],
            ], clauses: ["static Choice.allCases": "D.AllCases == [D]"]),
        "Initializers.swift": Fixture(
            values: [
                "Profile": "Profile(name: \"s#\")", "ProfileError": "ProfileError.unknown",
            ], generics: ["Copyist.initValue": ["Value": "Double"]]),
        "InoutBorrowingConsumingSending.swift": Fixture(values: ["Letter": "Letter(text: \"s#\")"]),
        "Nested.swift": Fixture(values: [
            "Player.State": "Player.State.idle", "Index": "\"abc\".startIndex", "UTF8View": "\"s#\".utf8",
            "Payments.Config": "Config(retries: #)",
        ]),
        "NoncopyableValues.swift": Fixture(values: [
            "FileHandle2": "FileHandle2(descriptor: #)", "View": "View.empty",
            "Slot<FileHandle2>": "Slot.full(FileHandle2(descriptor: #))",
            "[3 of String]": "[\"a\", \"b\", \"s#\"]",
        ]),
        "PrimaryAssociatedTypes.swift": Fixture(
            values: ["User": "User(id: #)"],
            associated: ["Repository": ["Item": "User", "Identifier": "Int"], "Syncing": ["Item": "User"]],
            declarations: "extension RepositoryStub: @unchecked Sendable {}"),
        "Subscripts.swift": Fixture(
            values: ["ShelfError": "ShelfError.empty", "WritableKeyPath<DVRecord, Int>": "\\.number"],
            associated: ["Settings": ["Values": "DVRecord"]],
            generics: ["Lookup.subscriptAs": ["Value": "Int"], "Settings.subscriptDynamicMember": ["Value": "Int"]]),
        "SendableProtocols.swift": Fixture(
            values: ["SourceFault": "SourceFault.dry"], through: ["static SafeSource.pullAs": "Source2"]),
        "TypedThrows.swift": Fixture(values: ["Fault": "Fault.two(\"s#\")", "Net.Fault": "Net.Fault.down"]),
    ]

    /// The fixtures of other generators' protocols, by the folders that Scripts/double-corpora writes.
    static let foreign: [String: Fixture] = [
        "AutoMockable": Fixture(
            values: [
                "any StubProtocol & CustomStringConvertible": "DVAny()", "CVarArg": "#",
                "CurrentValueSubject<(any PersonProtocol)?, Never>":
                    "CurrentValueSubject<(any PersonProtocol)?, Never>(nil)",
            ],
            associated: [
                "TestProtocol": [
                    "Value": "[String]", "Value2": "Int", "Value3": "[String]", "Value5": "[Int]", "Value6": "[Int]",
                ]
            ],
            generics: [
                "TypedThrowableProtocol.doOrRethrows": ["E": "DVError"],
                "TypedThrowableProtocol.initInit2": ["E": "DVError"],
            ],
            conforming: [
                "StubProtocol": "DVAny", "StubWithAnyNameProtocol": "DVAny", "StubWithSomeNameProtocol": "DVAny",
                "PersonProtocol": "DVAny",
            ],
            created: ["AnyPublisher", "PassthroughSubject"],
            declarations: """
                struct DVAny: StubProtocol, StubWithAnyNameProtocol, StubWithSomeNameProtocol, PersonProtocol,
                    CustomStringConvertible, Sendable { var description: String { "any" } }
                """),
        "FixtureNonSimpleFuncs-subscripts": Fixture(values: ["String.Index": "\"abc\".startIndex"]),
        "FixtureRxVars-rxSubjects": Fixture(
            values: [
                "Bar": "rxSubjects.BarMock()", "BehaviorSubject<String>": "BehaviorSubject<String>(value: \"s#\")",
            ], created: ["ReplaySubject", "BehaviorRelay"]),
        "FixtureRxVars-rx": Fixture(created: ["Observable"]),
        "FixtureRxVars-rxMultiParents": Fixture(created: ["Observable"]),
        "FixtureRxVars-rxObservables": Fixture(created: ["Observable"]),
        "FixtureRxVars-rxVarInherited": Fixture(created: ["Observable"]),
        "FixtureNonSimpleVars-nonSimpleVars": Fixture(values: ["ModuleX.SomeType": "ModuleX.SomeType()"]),
        "FixtureArgumentsHistory-argumentsHistoryGenericsCase": Fixture(generics: [
            "Foo.fooFuncVal1Val2": ["T": "String"]
        ]),
        "FixtureGenericFunc-funcWhereClause": Fixture(
            values: ["DVTarget.ResultType": "#"], generics: ["Networking.request": ["T": "DVTarget"]],
            conforming: ["DVTarget": "DVTarget"],
            declarations: "struct DVTarget: APITarget, Parsable { typealias ResultType = Int }"),
        "FixtureGenericFunc-genericFunc": Fixture(
            values: ["DVOne.ID": "#"],
            generics: [
                "GenericFunc.containsGenericArg1Arg2": ["T": "String", "U": "Int"],
                "GenericFunc.pullEventsUntilClosure": ["U": "Observable<Int>"],
                "GenericFunc.addN1N2": ["T": "Int"], "GenericFunc.useAssociatedTypeValueId": ["I": "DVOne"],
            ],
            conforming: ["Body": "DVBody", "AnotherBody": "DVOther", "Disposable": "DVDisposable", "DVOne": "DVOne"],
            created: ["Observable"],
            declarations: """
                struct DVBody: Body {}
                struct DVOther: AnotherBody {}
                struct DVDisposable: Disposable {}
                struct DVOne: Identifiable { let id = 4 }
                """),
        "FixtureGenericFunc-funcDuplicateSignatureDifferentWhereClause": Fixture(
            generics: [
                "Storing.connectAdapter": ["T": "DVFirst"], "Storing.connectAdapterT": ["T": "DVSecond"],
                "Storing.connectAdapterT2": ["T": "DVThird"], "Storing.connectAdapterT3": ["T": "DVFourth"],
            ],
            conforming: ["DVFirst": "DVFirst", "DVSecond": "DVSecond", "DVThird": "DVThird", "DVFourth": "DVFourth"],
            declarations: """
                struct DVFirst: Adapter {}
                struct DVSecond: KeyedAdapter {}
                struct DVThird: KeyedAdapter2 {}
                struct DVFourth: KeyedAdapter3 {}
                """),
        "FixtureGenericFunc-funcDuplicateSignatureDifferentWhereClauseEquality": Fixture(
            associated: ["Storing": ["S": "[Int]"]],
            generics: [
                "Storing.connectAdapter": ["T": "DVFirst"], "Storing.connectAdapterT": ["T": "DVSecond"],
                "Storing.connectAdapterT2": ["T": "DVThird"], "Storing.connectAdapterT3": ["T": "DVFourth"],
            ],
            conforming: ["DVFirst": "DVFirst", "DVSecond": "DVSecond", "DVThird": "DVThird", "DVFourth": "DVFourth"],
            declarations: """
                struct DVFirst: Adapter { typealias Element = Int }
                struct DVSecond: KeyedAdapter { typealias Element = Int }
                struct DVThird: KeyedAdapter2 { typealias Element = Int }
                struct DVFourth: KeyedAdapter3 { typealias Element = Int }
                """),
        "FixtureOpaqueTypeFunc-closureReturningSomeType": Fixture(
            conforming: ["MyAwesomeType": "DVAwesome"], declarations: "struct DVAwesome: MyAwesomeType {}"),
        "FixtureOpaqueTypeFunc-someMultiParameterOptionalType": Fixture(
            conforming: ["Error & Foo": "DVFoo"],
            declarations: "struct DVFoo: Error, Foo {}"),
        "FixtureGlobalActor-globalActorProtocol": Fixture(values: ["UIViewController": "UIViewController()"]),
        "FixtureNonSimpleFuncs-inoutParams": Fixture(values: ["Hasher": "Hasher()"]),
    ]
}
