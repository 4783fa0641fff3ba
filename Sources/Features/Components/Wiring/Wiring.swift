package import DovetailFacts

/// Resolved wiring: all that is needed to write it down as Swift.
package struct Wiring: Hashable, Sendable {
    /// The imports that the generated file needs, sorted.
    package var imports: [ImportFact] = []
    /// The components, sorted by identifier.
    package var components: [WiredComponent] = []
    /// Whether the generated file stands in a module with `MainActor` as its
    /// default isolation.
    package var isMainActorByDefault = false
    /// Whether the program has a type that hides the library's module, or the standard library's.
    package var isLibraryHidden = false
    package var isSwiftHidden = false
    /// What the generated file calls the version of the library, where the program has a type of that name.
    package var versionName = "WiringVersion"

    package init() {}
}

/// One component class, or one concrete use of a generic one.
package struct WiredComponent: Hashable, Sendable {
    /// The class as the generated file names it.
    package var name: String
    /// A Swift identifier that no other component has.
    package var identifier: String
    /// What the component depends on, as a type: `any CardDependency`.
    package var dependency: String
    /// The protocols that its places conform to.
    package var conformances: [String]
    /// Whether one of them is `Sendable`.
    package var isSendable: Bool
    /// Whether its class is the main actor's, from `DovetailMain`.
    package var isMainActor = false
    /// Whether it is a root whose wiring stands here.
    package var isRoot = false
    /// Whether it is declared in another module than the generated file's.
    package var isDeclaredElsewhere = false
    /// For a root or a component built from a double: the index of the component
    /// whose class carries the conformance, itself or one that it inherits from.
    package var conformingComponent = 0
    /// The class with its module's name, for an extension of it.
    package var qualifiedName = ""
    /// Under which condition the class exists.
    package var condition: Condition
    /// What its places expose: its own requirements first, then what its
    /// descendants need and it does not offer.
    package var members: [WiredMember]
    /// The components it creates, with the condition of the creation.
    package var children: [WiredChild]
    /// Its places: one for each parent, one if it is a root, one if it is built
    /// from a double.
    package var places: [WiredPlace]

    package init(
        name: String, identifier: String, dependency: String, conformances: [String],
        isSendable: Bool, condition: Condition
    ) {
        self.name = name
        self.identifier = identifier
        self.dependency = dependency
        self.conformances = conformances
        self.isSendable = isSendable
        self.condition = condition
        members = []
        children = []
        places = []
    }
}

/// A child that a component creates.
package struct WiredChild: Hashable, Sendable {
    /// The child's index among the components.
    package var component: Int
    package var condition: Condition

    package init(component: Int, condition: Condition) {
        self.component = component
        self.condition = condition
    }
}

/// A property or function that a place exposes.
package struct WiredMember: Hashable, Sendable {
    /// The properties that every place has from the library.
    package static let placeNames: Set<String> = ["_above", "_outer", "_parent", "_double"]

    package enum Kind: Hashable, Sendable {
        case property(type: String, isSettable: Bool)
        case function(WiredFunction)
    }

    package var name: String
    /// The name that places use for it; another one where two members have one name.
    package var exposedName: String
    /// The protocol whose requirement it meets, where it cannot have the requirement's name.
    package var implementedProtocol: String?
    package var kind: Kind
    package var effects: Effects
    package var isolation: Isolation
    package var availability: [String]
    package var condition: Condition
    /// Whether some provider of it is deprecated, so that asking it must not warn.
    package var isDeprecated: Bool
    /// Whether an extension of a protocol answers it where no component does.
    package var hasDefault: Bool

    package init(
        name: String, kind: Kind, effects: Effects, isolation: Isolation, availability: [String],
        condition: Condition, isDeprecated: Bool, hasDefault: Bool
    ) {
        self.name = name
        exposedName = name
        self.kind = kind
        self.effects = effects
        self.isolation = isolation
        self.availability = availability
        self.condition = condition
        self.isDeprecated = isDeprecated
        self.hasDefault = hasDefault
    }

    /// Whether a place has a property of its own of this name.
    package var isHiddenByPlace: Bool {
        guard case .property = kind else { return false }
        return Self.placeNames.contains(name)
    }

    /// The member under the first name of the kind `session_2` that is not taken, which it takes.
    package func renamed(besides taken: inout Set<String>) -> WiredMember {
        var member = self
        var number = 2
        while taken.contains(member.exposedName) {
            member.exposedName = "\(name)_\(number)"
            number += 1
        }
        taken.insert(member.exposedName)
        return member
    }
}

/// A function's signature, as text to write down.
package struct WiredFunction: Hashable, Sendable {
    package struct Parameter: Hashable, Sendable {
        package var label: String?
        package var name: String
        package var type: String
        package var isInout: Bool
        package var isAutoclosure: Bool
        /// `repeat each T`
        package var isPack: Bool

        package init(
            label: String?, name: String, type: String, isInout: Bool, isAutoclosure: Bool, isPack: Bool = false
        ) {
            self.label = label
            self.name = name
            self.type = type
            self.isInout = isInout
            self.isAutoclosure = isAutoclosure
            self.isPack = isPack
        }
    }

    package var generics: String
    package var parameters: [Parameter]
    package var result: String?
    package var constraints: String

    package init(generics: String, parameters: [Parameter], result: String?, constraints: String) {
        self.generics = generics
        self.parameters = parameters
        self.result = result
        self.constraints = constraints
    }
}

/// Where a component stands, and where each of its members comes from there.
package struct WiredPlace: Hashable, Sendable {
    package enum Standing: Hashable, Sendable {
        case root
        /// Under the component with this index.
        case under(Int)
        /// Built from a double of its dependency.
        case double
    }

    /// Who answers.
    package enum Source: Hashable, Sendable {
        /// The component above provides it.
        case parent
        /// The place of the component above exposes it, by this name.
        case outer(String)
        /// The double has it.
        case double
        /// The double has it if it also conforms to this protocol.
        case doubleAs(String)
    }

    /// One source and the condition under which it answers.
    package struct Answer: Hashable, Sendable {
        package var source: Source
        package var condition: Condition
        /// What asking the source may do beside returning.
        package var effects: Effects

        package init(source: Source, condition: Condition, effects: Effects) {
            self.source = source
            self.effects = effects
            self.condition = condition
        }
    }

    package var standing: Standing
    package var condition: Condition
    /// For each member of the component, in order: who answers, by condition.
    package var answers: [[Answer]]
    /// Under a double: the protocols to which it must also conform before a
    /// child may be built, by the child's index.
    package var conformancesForChildren: [Int: [String]]

    package init(
        standing: Standing, condition: Condition, answers: [[Answer]],
        conformancesForChildren: [Int: [String]] = [:]
    ) {
        self.standing = standing
        self.condition = condition
        self.answers = answers
        self.conformancesForChildren = conformancesForChildren
    }
}
