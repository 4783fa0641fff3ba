/// Resolved wiring: all that is needed to write it down as Swift.
public struct Wiring: Hashable, Sendable {
    /// The imports that the generated file needs, sorted.
    public var imports: [ImportFact] = []
    /// The components, sorted by identifier.
    public var components: [WiredComponent] = []
    /// Whether the generated file stands in a module with `MainActor` as its
    /// default isolation.
    public var isMainActorByDefault = false

    public init() {}
}

/// One component class, or one concrete use of a generic one.
public struct WiredComponent: Hashable, Sendable {
    /// The class as the generated file names it.
    public var name: String
    /// A Swift identifier that no other component has.
    public var identifier: String
    /// What the component depends on, as a type: `any CardDependency`.
    public var dependency: String
    /// The protocols that its places conform to.
    public var conformances: [String]
    /// Whether one of them belongs to a global actor, which the place must not
    /// be drawn into.
    public var hasIsolatedConformance: Bool
    /// Whether one of them is `Sendable`.
    public var isSendable: Bool
    /// Whether its class is the main actor's, from `DovetailMain`.
    public var isMainActor = false
    /// Whether it is a root whose wiring stands here.
    public var isRoot = false
    /// Whether it is declared in another module than the generated file's.
    public var isDeclaredElsewhere = false
    /// For a root or a component built from a double: the index of the component
    /// whose class carries the conformance, itself or one that it inherits from.
    public var conformingComponent = 0
    /// The class with its module's name, for an extension of it.
    public var qualifiedName = ""
    /// Under which condition the class exists.
    public var condition: Condition
    /// What its places expose: its own requirements first, then what its
    /// descendants need and it does not offer.
    public var members: [WiredMember]
    /// The components it creates, with the condition of the creation.
    public var children: [WiredChild]
    /// Its places: one for each parent, one if it is a root, one if it is built
    /// from a double.
    public var places: [WiredPlace]

    public init(
        name: String, identifier: String, dependency: String, conformances: [String],
        hasIsolatedConformance: Bool, isSendable: Bool, condition: Condition
    ) {
        self.name = name
        self.identifier = identifier
        self.dependency = dependency
        self.conformances = conformances
        self.hasIsolatedConformance = hasIsolatedConformance
        self.isSendable = isSendable
        self.condition = condition
        members = []
        children = []
        places = []
    }
}

/// A child that a component creates.
public struct WiredChild: Hashable, Sendable {
    /// The child's index among the components.
    public var component: Int
    public var condition: Condition
    /// Whether the child's place asks its parent's place for something.
    public var needsOuter: Bool

    public init(component: Int, condition: Condition, needsOuter: Bool) {
        self.component = component
        self.condition = condition
        self.needsOuter = needsOuter
    }
}

/// A property or function that a place exposes.
public struct WiredMember: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case property(type: String, isSettable: Bool)
        case function(WiredFunction)
    }

    public var name: String
    /// The name that places use for it; another one where two members have one name.
    public var exposedName: String
    public var kind: Kind
    public var effects: Effects
    public var isolation: Isolation
    public var availability: [String]
    public var condition: Condition
    /// Whether it is one of the component's own requirements.
    public var isOwn: Bool
    /// Whether some provider of it is deprecated, so that asking it must not warn.
    public var isDeprecated: Bool

    public init(
        name: String, kind: Kind, effects: Effects, isolation: Isolation, availability: [String],
        condition: Condition, isOwn: Bool, isDeprecated: Bool
    ) {
        self.name = name
        exposedName = name
        self.kind = kind
        self.effects = effects
        self.isolation = isolation
        self.availability = availability
        self.condition = condition
        self.isOwn = isOwn
        self.isDeprecated = isDeprecated
    }
}

/// A function's signature, as text to write down.
public struct WiredFunction: Hashable, Sendable {
    public struct Parameter: Hashable, Sendable {
        public var label: String?
        public var name: String
        public var type: String
        public var isInout: Bool
        public var isAutoclosure: Bool

        public init(label: String?, name: String, type: String, isInout: Bool, isAutoclosure: Bool) {
            self.label = label
            self.name = name
            self.type = type
            self.isInout = isInout
            self.isAutoclosure = isAutoclosure
        }
    }

    public var generics: String
    public var parameters: [Parameter]
    public var result: String?
    public var constraints: String

    public init(generics: String, parameters: [Parameter], result: String?, constraints: String) {
        self.generics = generics
        self.parameters = parameters
        self.result = result
        self.constraints = constraints
    }
}

/// Where a component stands, and where each of its members comes from there.
public struct WiredPlace: Hashable, Sendable {
    public enum Standing: Hashable, Sendable {
        case root
        /// Under the component with this index.
        case under(Int)
        /// Built from a double of its dependency.
        case double
    }

    /// Who answers.
    public enum Source: Hashable, Sendable {
        /// The component above offers it.
        case parent
        /// The place of the component above exposes it, by this name.
        case outer(String)
        /// The double has it.
        case double
        /// The double has it if it also conforms to this protocol.
        case doubleAs(String)
    }

    /// One source and the condition under which it answers.
    public struct Answer: Hashable, Sendable {
        public var source: Source
        public var condition: Condition
        /// What asking the source may do beside returning.
        public var effects: Effects

        public init(source: Source, condition: Condition, effects: Effects) {
            self.source = source
            self.effects = effects
            self.condition = condition
        }
    }

    public var standing: Standing
    public var condition: Condition
    /// For each member of the component, in order: who answers, by condition.
    public var answers: [[Answer]]
    /// Under a double: the protocols to which it must also conform before a
    /// child may be built, by the child's index.
    public var conformancesForChildren: [Int: [String]]

    public init(
        standing: Standing, condition: Condition, answers: [[Answer]],
        conformancesForChildren: [Int: [String]] = [:]
    ) {
        self.standing = standing
        self.condition = condition
        self.answers = answers
        self.conformancesForChildren = conformancesForChildren
    }
}
