package import DovetailBasics
package import DovetailFacts

/// The number of a component in ``Wiring/components``.
package typealias WiredID = Identifier<WiredComponent>

/// Resolved wiring: everything that is needed to write it as Swift.
package struct Wiring: Hashable, Sendable {
    /// The imports that the generated file needs, sorted.
    package var imports: [ImportFact] = []
    /// The import of the library, whose names the generated file uses, unless ``imports`` has one.
    package var libraryImport = "import Dovetail"
    /// The components, sorted by identifier.
    package var components: [WiredComponent] = []
    /// Whether the generated file is in a module whose default isolation is `MainActor`.
    package var isMainActorByDefault = false
    /// Whether the program has a type that hides the library's module, or the standard library's.
    package var isLibraryHidden = false
    package var isSwiftHidden = false
    /// The generated file's name for the library's version; another one if the program has a type of this name.
    package var versionName = "WiringVersion"

    package init() {}
}

/// What a collecting component collects.
package struct WiredContributions: Hashable, Sendable {
    /// The type of the elements.
    package var type: String
    /// The components, with the conditions under which they are there.
    package var contributors: [WiredChild]

    package init(type: String, contributors: [WiredChild]) {
        self.type = type
        self.contributors = contributors
    }
}

/// One component class, or one concrete use of a generic one.
package struct WiredComponent: Hashable, Sendable {
    /// The class as the generated file names it.
    package var name: String
    /// A Swift identifier that no other component has.
    package var identifier: String
    /// The type of the component's dependency: `any CardDependency`.
    package var dependency: String
    /// The protocols that its places conform to.
    package var conformances: [String]
    /// Whether one of them is `Sendable`.
    package var isSendable: Bool
    /// Whether its class is from `DovetailMain`, isolated to the main actor.
    package var isMainActor = false
    /// Whether it is a root that is wired in this file.
    package var isRoot = false
    /// Whether it is not a class but a plugin extension, as a child of the non-core component.
    package var isPluginExtension = false
    /// What it collects, and the components that contribute that, in order.
    package var contributions: WiredContributions?
    /// Whether it is declared outside the generated file's module.
    package var isDeclaredElsewhere = false
    /// For a root or a component built from a double: the index of the component whose class carries the conformance,
    /// either itself or a superclass.
    package var conformingComponent = WiredID(0)
    /// The class qualified with its module's name, for extending it.
    package var qualifiedName = ""
    /// The condition under which the class exists.
    package var condition: Condition
    /// The members that its places expose: its own requirements first, then the needs of its descendants that it does
    /// not provide.
    package var members: [WiredMember]
    /// The components it creates, with the conditions of their creation.
    package var children: [WiredChild]
    /// Its places: one for each parent, one if it is a root, and one if it is built from a double.
    package var places: [WiredPlace]

    /// Whether its connection creates anything.
    package var hasChildren: Bool { !children.isEmpty || contributions != nil }

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
    package var component: WiredID
    package var condition: Condition

    package init(component: WiredID, condition: Condition) {
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
    /// The name that places use for it; different if two members have the same name.
    package var exposedName: String
    /// The protocol whose requirement it implements, if it cannot have the requirement's name.
    package var implementedProtocol: String?
    package var kind: Kind
    package var effects: Effects
    package var isolation: Isolation
    package var availability: [String]
    package var condition: Condition
    /// Whether some provider of it is deprecated, so that reading it must not warn.
    package var isDeprecated: Bool
    /// Whether a protocol extension provides it if no component does.
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

    /// Whether places already have a property with this name.
    package var isHiddenByPlace: Bool {
        guard case .property = kind else { return false }
        return Self.placeNames.contains(name)
    }

    /// The member under the first free name of the form `session_2`, which it adds to `taken`.
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

/// A function's signature, as text to emit.
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

/// The place of a component, and the source of each of its members there.
package struct WiredPlace: Hashable, Sendable {
    package enum Standing: Hashable, Sendable {
        case root
        /// Under the component with this index.
        case under(WiredID)
        /// Built from a double of its dependency.
        case double
    }

    /// The source of a value.
    package enum Source: Hashable, Sendable {
        /// The parent component provides it.
        case parent
        /// The parent's place exposes it, with this name.
        case outer(String)
        /// The non-core component of the parent provides it as part of the plugin extension.
        case pluginExtension
        /// The non-core component of the parent provides it.
        case nonCore
        /// The double has it.
        case double
        /// The double has it if it also conforms to this protocol.
        case doubleAs(String)
    }

    /// One source, and the condition under which it is used.
    package struct Answer: Hashable, Sendable {
        package var source: Source
        package var condition: Condition
        /// The effects of reading the source.
        package var effects: Effects

        package init(source: Source, condition: Condition, effects: Effects) {
            self.source = source
            self.effects = effects
            self.condition = condition
        }
    }

    package var standing: Standing
    package var condition: Condition
    /// For each member of the component, in order: its sources, by condition.
    package var answers: [[Answer]]
    /// For a double: the protocols to which it must also conform before a child can be built, by the child's index.
    package var conformancesForChildren: [WiredID: [String]]

    package init(
        standing: Standing, condition: Condition, answers: [[Answer]],
        conformancesForChildren: [WiredID: [String]] = [:]
    ) {
        self.standing = standing
        self.condition = condition
        self.answers = answers
        self.conformancesForChildren = conformancesForChildren
    }
}
