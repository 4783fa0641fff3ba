import DovetailBasics
import DovetailFacts
import DovetailSemantics

/// Where a factory runs, or what it calls.
enum CallIsolation: Hashable {
    case nowhere
    /// A global actor, by its name.
    case actor(String)
    case unknown
    /// It depends on the default isolation of a target, which some settings leave open.
    case open(OpenIsolation)

    static let main = CallIsolation.actor("MainActor")

    init(_ known: Isolation?) {
        self =
            switch known {
            case .none?: .nowhere
            case .actor(let name)?: .actor(name)
            case nil: .unknown
            }
    }

    /// The default isolation of a module.
    init(ofModule module: ModuleID, _ symbols: SymbolTable) {
        self = symbols.openIsolations[module].map(Self.open) ?? Self(symbols.defaultIsolation(of: module))
    }

    /// What several agree on.
    fileprivate init(all: some Sequence<CallIsolation>) {
        let different = Set(all)
        self = different.count == 1 ? different.first ?? .unknown : different.first(where: \.isOpen) ?? .unknown
    }

    fileprivate var isOpen: Bool { if case .open = self { true } else { false } }

    /// The actor's name.
    var actor: String? { if case .actor(let name) = self { name } else { nil } }
}

extension LinkedServices {
    /// The isolation of a synchronous factory of Dovetail's container, which decides where it may run: the main actor or
    /// nowhere, or unknown. Asynchronous factories run anywhere, and await what is isolated.
    func factoryIsolation(_ number: Int) -> CallIsolation {
        let registration = registrations[number]
        guard registration.isDovetail, !isAsync(number) else { return .nowhere }
        if registration.fact.isMain { return .main }
        let isolation = isolationOfFunction(registration)
        // The library has no registrations of other actors: the compiler drops their isolation, with a warning.
        if case .actor = isolation, isolation != .main { return .nowhere }
        return isolation
    }

    /// The isolation of the initializer or the function that is a factory.
    func isolationOfFunction(_ registration: LinkedRegistration) -> CallIsolation {
        switch registration.fact.form {
        case .closure, .alias, .forward: .nowhere
        case .initializer(let type, let labels):
            type.path.map { isolation(ofInitializer: $0, labels, in: registration.context) } ?? .nowhere
        case .function(let text):
            onlyFunction(named: text.split(separator: ".").map(String.init), in: registration.context)
                .map(isolation) ?? .nowhere
        }
    }

    /// The isolation of a function: its own, its type's, or the module's default.
    func isolation(of function: Placed<ContainerFunctionFact>) -> CallIsolation {
        let symbols = index.symbols
        if let own = symbols.isolation(function.fact.isolation, function.fact.attributes, in: function.context) {
            return CallIsolation(own)
        }
        let types = symbols.declarations(of: Array(function.fact.path.dropLast()), in: function.context)
        guard types.isEmpty else { return CallIsolation(all: types.map(isolation(ofType:))) }
        return CallIsolation(ofModule: function.context.module, symbols)
    }

    /// The isolation of a type's initializers with certain labels, or of all; `nowhere` for a type of another library.
    func isolation(
        ofInitializer path: [String], _ labels: [String?]?, in context: LookupContext
    ) -> CallIsolation {
        let types = index.symbols.declarations(of: path, in: context)
        guard !types.isEmpty else { return .nowhere }
        return CallIsolation(all: types.map { isolation(ofInitializersOf: $0, labels) })
    }

    func isolation(ofInitializersOf type: Int, _ labels: [String?]?) -> CallIsolation {
        let symbols = index.symbols
        let declared = symbols.types[type]
        let own = isolation(ofType: type)
        guard declared.fact.kind != .actor else { return .nowhere }
        let written =
            declared.fact.initializers.map { ($0, own) }
            + symbols.extensions[type].flatMap { added in
                let outer = symbols.isolation(added.fact.isolation, added.fact.attributes, in: added.context)
                return added.fact.initializers.map { ($0, outer.map(CallIsolation.init) ?? own) }
            }
        let meant = labels.map { labels in written.filter { CallShape.mayFit(labels, $0.0.parameters) } } ?? written
        guard meant.isEmpty else {
            return CallIsolation(
                all: meant.map { initializer, outer in
                    symbols.isolation(initializer.isolation, initializer.attributes, in: declared.inside)
                        .map(CallIsolation.init) ?? outer
                })
        }
        // Whether an initializer that the compiler makes is isolated depends on the language mode and the properties.
        let above = symbols.typeAndSupertypes(of: type).dropFirst().first { symbols.types[$0].fact.kind == .class }
        let parents = above.map { isolation(ofInitializersOf: $0, labels) }
        return own == .nowhere ? parents ?? .nowhere : parents == own ? own : .unknown
    }

    /// The isolation of a type: its own, that of its supertypes, or the module's default.
    func isolation(ofType type: Int) -> CallIsolation {
        let declared = index.symbols.types[type]
        let symbols = index.symbols
        let own = symbols.isolation(declared.fact.isolation, declared.fact.attributes, in: declared.context)
        if let known = own ?? symbols.isolation(ofType: type, plain: Self.plainTypes) { return CallIsolation(known) }
        return symbols.openIsolation(ofType: type, plain: Self.plainTypes).map { .open($0) } ?? .unknown
    }

    /// Types of other libraries that isolate nothing, besides the usual protocols.
    private static let plainTypes: Set<String> = [
        "NSObject", "NSObjectProtocol", "NSCopying", "ObservableObject", "Observable", "CaseIterable",
        "RawRepresentable", "Sequence", "Collection", "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol",
        "BidirectionalCollection", "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
        "OptionSet", "SetAlgebra", "Strideable", "CodingKey", "Encoder", "Decoder", "TextOutputStream",
        "RandomNumberGenerator", "CVarArg", "LosslessStringConvertible", "ExpressibleByStringLiteral",
        "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByIntegerLiteral",
        "Thread", "Operation", "NSCoding", "NSSecureCoding", "Formatter", "JSONDecoder", "JSONEncoder",
        "URLProtocol", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
        "URLSessionDownloadDelegate", "URLSessionWebSocketDelegate", "XMLParserDelegate",
        "Assembly", "Component", "Dependency",
    ]
}
