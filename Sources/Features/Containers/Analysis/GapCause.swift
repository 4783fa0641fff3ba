import DovetailDiagnostics
import DovetailFacts

/// Why it is unknown whether a resolution finds its service, and what to write so that it is known.
struct GapCause: Hashable {
    let reason: ContainerProof.Reason
    let text: String
    let help: String
    /// The place that keeps this and perhaps other services from being proved; nil if there is none.
    let culprit: SourceLocation?

    private init(
        _ reason: ContainerProof.Reason, _ text: String, help: String, culprit: SourceLocation? = nil
    ) {
        self.reason = reason
        self.text = text
        self.help = help
        self.culprit = culprit
    }
}

extension GapCause {
    // MARK: Names

    private static let literalName = "use a literal, a constant or an enum's raw value as the name"

    static let dynamicName = GapCause(.dynamicName, "the name is known only at run time", help: literalName)

    static let dynamicRegistration = GapCause(
        .dynamicRegistration, "a registration of it has a name that is known only at run time",
        help: "\(literalName) of the registration")

    static let severalNames = GapCause(
        .dynamicName, "not all of these names are registered",
        help: "register it under each of these names, or pass a literal")

    // MARK: Types

    static let generic = GapCause(
        .genericType, "the service's type depends on a generic parameter",
        help: "resolve a concrete type, or let callers pass the type")

    static let unboundRegistration = GapCause(
        .genericType, "it is registered without its generic arguments",
        help: "register it with its generic arguments, as in register(Box<Int>.self)")

    static let otherName = GapCause(
        .unwrittenType, "it may be another name for a registered type",
        help: "register and resolve it under the same name")

    static let unknownCast = GapCause(
        .unwrittenType, "the type it is cast to is unknown", help: "cast it to a concrete type, as in as! Service")

    static let unknownObject = GapCause(
        .unwrittenType, "the type that its registration builds is unknown",
        help: "build it in the factory itself, as in { _ in Disk() }")

    static let argument = GapCause(
        .argumentType, "an argument's type is unknown", help: "write the argument's type, at the call or in the factory"
    )

    static let callersArgument = GapCause(
        .argumentType, "an argument's type depends on the caller",
        help: "write the argument's type in the parameters of the function that resolves it")

    static func registeredType(at place: SourceLocation) -> GapCause {
        GapCause(
            .dynamicRegistration, "a registration's type is unknown",
            help: "write the type of the registration on line \(place.line) of \(place.path), "
                + "as in register(Service.self)",
            culprit: place)
    }

    /// - Parameter what: what is unknown, such as "the type of 'store'".
    static func service(_ what: String) -> GapCause {
        if what == "a generic type" { return generic }
        if what.hasPrefix("the parameters of ") {
            return GapCause(
                .unknownInitializer, "\(what) are unknown",
                help: "build the service in a closure, or write the initialiser's labels")
        }
        return GapCause(
            .unwrittenType, what == "an unknown type" ? "the service's type is unknown" : "\(what) is unknown",
            help: "write the type, as in resolve(Service.self) or let service: Service = …")
    }

    // MARK: Containers

    private static let containerType = "write the container's type where it is declared or passed on"

    static let unknownContainer = GapCause(
        .unknownContainer, "it is unknown which container is used", help: containerType)

    static func registeredInUnknown(_ culprit: SourceLocation) -> GapCause {
        GapCause(
            .unknownContainer, "it is registered in an unknown container", help: containerType, culprit: culprit)
    }

    static func unknownAssemblies(at place: SourceLocation) -> GapCause {
        GapCause(
            .unknownContainer, "it is unknown which assemblies are added at \(place)",
            help: "list these assemblies where they are added, as in [AppAssembly(), NetworkAssembly()]",
            culprit: place)
    }

    static let tooManyParents = GapCause(
        .unknownContainer, "the container has too many possible parents",
        help: "create the container with one parent, or register the service in the container itself")

    static func severalParents(_ container: String) -> GapCause {
        GapCause(
            .unknownContainer, "'\(container)' has one of several possible parents, and not all of them register it",
            help: "register it in each possible parent, or in '\(container)' itself")
    }

    static func unknownParent(_ container: String) -> GapCause {
        GapCause(
            .unknownContainer, "the parent of '\(container)' is unknown",
            help: "pass a parent that the checked sources create, or register the service in '\(container)' itself")
    }

    static let earlierLookup = GapCause(
        .unknownContainer, "it is not registered, but an earlier lookup may make this one unnecessary",
        help: "register it, or remove this lookup")

    static let unknownLifetime = GapCause(
        .unknownContainer, "the scope of the object that needs it is unknown",
        help: "write the scope at that object's registration, such as .singleton")

    static let unknownScope = GapCause(
        .dynamicRegistration, "the scope of its registration is known only at run time, and not every scope is allowed",
        help: "write the scope at the registration, such as .singleton")

    static let unknownKind = GapCause(
        .unwrittenType, "its registration keeps it weakly, and it may not be an object",
        help: "build an object in the factory itself, as in { _ in Disk() }, or let the protocol inherit from AnyObject"
    )

    static let onlyInChild = GapCause(
        .unknownContainer, "only a child container registers it, and nothing resolves it from there",
        help: "register it in this container too, or move what needs it to the child container")

    static let unheldConsumer = GapCause(
        .unknownContainer, "no known container holds the registration that needs it",
        help: "add that registration's assembly to a container, or remove the registration")

    static let noContainer = GapCause(
        .unknownContainer, "no known container is passed to this code",
        help: "call this code with a container that the checked sources create, or remove it")

    // MARK: Other modules

    static let unreadModule = GapCause(
        .otherModule, "a module that was not read may register it",
        help: "check the whole program; this target is only a part of it")

    static func unreadAssembly(_ assembly: String) -> GapCause {
        GapCause(
            .otherModule, "'\(assembly)' may register it, but is not in the sources",
            help: "check the sources of '\(assembly)' too")
    }
}
