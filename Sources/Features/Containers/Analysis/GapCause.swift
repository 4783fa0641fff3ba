import DovetailDiagnostics
import DovetailFacts
import DovetailInterpreter

/// Why it is unknown whether a resolution finds its service, and what to write so that it is known.
///
/// The page docs/not-provable.md lists all kinds, with their words; a test compares the two.
struct GapCause: Hashable {
    let kind: Kind
    let text: String
    let help: String
    /// The place that keeps this and perhaps other services from being proved; nil if there is none.
    let culprit: SourceLocation?

    private init(
        _ kind: Kind, _ text: String, help: String, culprit: SourceLocation? = nil
    ) {
        self.kind = kind
        self.text = text
        self.help = help
        self.culprit = culprit
    }
}

extension GapCause {
    enum Kind: CaseIterable {
        case dynamicName, dynamicRegistration, severalNames
        case generic, unboundRegistration, otherName, unknownCast, unknownObject, uncalledMember, type
        case argument, callersArgument, parameters
        case registeredType, unreadClosure, possibleCycle
        case unknownContainer, registeredInUnknown, eachObject, unknownAssemblies
        case tooManyParents, severalParents, unknownParent
        case deferredOnMain, keptOnMain, isolatedCall, unknownIsolation, openIsolation,
            unknownAwait
        case earlierLookup, unknownLifetime, unknownScope, unknownOverride, mayBeNoObject, onlyInChild, unheldConsumer,
            noContainer
        case unreadModule, unreadAssembly, unmatchedCall, unparsed
        case unknownPort, laterInjection, unfollowedPort, handedPort, unseenCall
    }

    /// What it is counted as in the last line of a report.
    var reason: ContainerProof.Reason {
        switch kind {
        case .dynamicName, .severalNames: .dynamicName
        case .dynamicRegistration, .registeredType, .unreadClosure, .unknownScope, .unknownOverride:
            .dynamicRegistration
        case .possibleCycle: .possibleCycle
        case .generic, .unboundRegistration, .uncalledMember: .genericType
        case .otherName, .unknownCast, .unknownObject, .mayBeNoObject, .type: .unwrittenType
        case .argument, .callersArgument: .argumentType
        case .parameters: .unknownInitializer
        case .unreadModule, .unreadAssembly: .otherModule
        case .unmatchedCall: .unknownContainer
        case .unparsed: .unparsed
        case .unknownPort, .laterInjection, .unfollowedPort, .handedPort: .unknownPort
        case .unseenCall: .unseenCall
        case .deferredOnMain, .keptOnMain, .isolatedCall, .unknownIsolation, .openIsolation: .unknownActor
        case .unknownContainer, .registeredInUnknown, .eachObject, .unknownAssemblies, .tooManyParents, .severalParents,
            .unknownParent, .unknownAwait, .earlierLookup, .unknownLifetime, .onlyInChild, .unheldConsumer,
            .noContainer:
            .unknownContainer
        }
    }

    // MARK: Ports

    static func unknownPort(_ culprit: SourceLocation) -> GapCause {
        GapCause(
            .unknownPort, "its value may be injected into a port that is not known",
            help: "call inject on the port itself",
            culprit: culprit)
    }

    static func laterInjection(_ culprit: SourceLocation) -> GapCause {
        GapCause(
            .laterInjection, "its value is injected only further down", help: "inject it before it is read",
            culprit: culprit)
    }

    static let unfollowedPort = GapCause(
        .unfollowedPort, "only static and global constants of type Port are followed",
        help: "declare it as a static or global constant")

    static let handedPort = GapCause(
        .handedPort, "which port is read here is not known", help: "call get on the port itself")

    // MARK: Programs

    static func unseenCall(in programs: [String]) -> GapCause {
        let names = programs.map { "'\($0)'" }.joined(separator: ", ")
        return GapCause(
            .unseenCall, "it is not registered in \(names), which may never call this member",
            help: "register it there too, or move the member to a file that only other programs compile")
    }

    /// Evaluation found nothing that performs it.
    static let unreached = GapCause(.unseenCall, Why.notReached.text, help: Why.notReached.help)

    // MARK: Files that cannot be parsed

    static func unparsed(at place: SourceLocation) -> GapCause {
        GapCause(
            .unparsed, "\(place) could not be parsed, so what it registers is not known",
            help: "fix the syntax there", culprit: place)
    }

    // MARK: Described containers

    static func unmatchedCall(_ function: String, at place: SourceLocation) -> GapCause {
        GapCause(
            .unmatchedCall, "not all calls of '\(function)' were understood, so one of them may register it",
            help: "write these calls as the entry in the rules file describes them, or correct the entry",
            culprit: place)
    }

    // MARK: Names

    private static let literalName = "use a literal, a constant or an enum's raw value as the name"

    static let dynamicName = GapCause(.dynamicName, "the name is known only at run time", help: literalName)

    static let dynamicRegistration = GapCause(
        .dynamicRegistration, "a registration of it has a name that is known only at run time",
        help: "\(literalName) of the registration")

    static let severalNames = GapCause(
        .severalNames, "not all of these names are registered",
        help: "register it under each of these names, or pass a literal")

    // MARK: Types

    static let generic = GapCause(
        .generic, "the service's type depends on a generic parameter",
        help: "resolve a concrete type, or let callers pass the type")

    static let unboundRegistration = GapCause(
        .unboundRegistration, "it is registered without its generic arguments",
        help: "register it with its generic arguments, as in register(Box<Int>.self)")

    static let otherName = GapCause(
        .otherName, "it may be a type alias of a registered type",
        help: "register and resolve it with the same type name")

    static let unknownCast = GapCause(
        .unknownCast, "the type it is cast to is unknown", help: "cast it to a concrete type, as in as! Service")

    static let unknownObject = GapCause(
        .unknownObject, "the type that its registration builds is unknown",
        help: "build it in the factory itself, as in { _ in Disk() }")

    static let argument = GapCause(
        .argument, "an argument's type is unknown", help: "write the argument's type, at the call or in the factory"
    )

    static let callersArgument = GapCause(
        .callersArgument, "an argument's type depends on the caller",
        help: "write the argument's type in the parameters of the function that resolves it")

    static func registeredType(at place: SourceLocation) -> GapCause {
        GapCause(
            .registeredType, "a registration's type is unknown",
            help: "write the type of the registration on line \(place.line) of \(place.path), "
                + "as in register(Service.self)",
            culprit: place)
    }

    /// - Parameter what: what is unknown, such as "the type of 'store'".
    static func service(_ what: String) -> GapCause {
        if what == "a generic type" { return generic }
        if what.hasPrefix("the parameters of ") {
            return GapCause(
                .parameters, "\(what) are unknown",
                help: "build the service in a closure, or write the initializer's labels")
        }
        return GapCause(
            .type, what == "an unknown type" ? "the service's type is unknown" : "\(what) is unknown",
            help: "write the type, as in resolve(Service.self) or let service: Service = …")
    }

    // MARK: Containers

    private static let containerType = "write the container's type where it is declared or passed on"

    static let unknownContainer = GapCause(
        .unknownContainer, "it is unknown which container is used", help: containerType)

    static func registeredInUnknown(_ culprit: SourceLocation) -> GapCause {
        GapCause(
            .registeredInUnknown, "it is registered in an unknown container", help: containerType, culprit: culprit)
    }

    /// - Parameters:
    ///   - owner: the path of a type of which each object has its own container.
    ///   - culprit: the registration that only some of the objects may make; nil if it is unknown.
    static func eachObject(_ owner: [String], _ culprit: SourceLocation? = nil) -> GapCause {
        let type = owner.joined(separator: ".")
        return GapCause(
            .eachObject, "each '\(type)' has its own container, and not all of them surely have it",
            help: "register it in an initializer of '\(type)', or where each of its containers is made",
            culprit: culprit)
    }

    static func unknownAssemblies(at place: SourceLocation) -> GapCause {
        GapCause(
            .unknownAssemblies, "it is unknown which assemblies are added at \(place)",
            help: "list these assemblies where they are added, as in [AppAssembly(), NetworkAssembly()]",
            culprit: place)
    }

    static func unreadClosure(_ closure: UnreadClosure) -> GapCause {
        GapCause(
            .unreadClosure, "the closure '\(closure.name)', which is passed its container, may register it",
            help: "register it in an assembly, a function or the block that creates the container, "
                + "instead of in a closure that is passed on",
            culprit: closure.location)
    }

    static func possibleCycle(_ culprit: SourceLocation) -> GapCause {
        GapCause(
            .possibleCycle,
            "it needs itself if the closure or provider at \(culprit) is called while it is built",
            help: "keep it in a property that only later code calls, or break the cycle", culprit: culprit)
    }

    static let uncalledMember = GapCause(
        .uncalledMember, "it is not registered, and it is unknown whether this object resolves it",
        help: "register it, or move the function that resolves it to a type of its own")

    static let tooManyParents = GapCause(
        .tooManyParents, "the container has too many possible parents",
        help: "create the container with one parent, or register the service in the container itself")

    static func severalParents(_ container: String) -> GapCause {
        GapCause(
            .severalParents, "'\(container)' has one of several possible parents, and not all of them register it",
            help: "register it in each possible parent, or in '\(container)' itself")
    }

    static func unknownParent(_ container: String) -> GapCause {
        GapCause(
            .unknownParent, "the parent of '\(container)' is unknown",
            help: "pass a parent that the checked sources create, or register the service in '\(container)' itself")
    }

    // MARK: Asynchronous and isolated services

    static let deferredOnMain = GapCause(
        .deferredOnMain,
        "it is isolated to the main actor, and where a Provider or a Lazy of it is called is not known",
        help: "resolve it with 'on: MainActor.self' where it is needed")

    static let keptOnMain = GapCause(
        .keptOnMain, "it needs a service of the main actor, and whether it was built there before is not known",
        help: "pass 'on: MainActor.self' to this call")

    static func isolatedCall(_ call: ForeignCall) -> GapCause {
        GapCause(
            .isolatedCall,
            "a factory that may run anywhere \(call.words)",
            help: !call.isKnown
                ? "write the type of the value whose member it is, as in 'let value: Type = …', or register the service "
                    + "with 'on: MainActor.self', and resolve it so"
                : !call.isDovetail
                    ? "resolve it in code of the main actor, such as a function with '@MainActor'"
                    : call.isOfMain
                        ? "register it with 'on: MainActor.self', and resolve it with 'on: MainActor.self'"
                        : "make the factory asynchronous: { _ in \(call.awaited) }")
    }

    static let unknownIsolation = GapCause(
        .unknownIsolation, "whether its initializer is isolated to the main actor is not known",
        help: "register it with 'on: MainActor.self' and resolve it so, or write 'nonisolated' before the initializer")

    static func openIsolation(_ open: OpenIsolation) -> GapCause {
        GapCause(
            .openIsolation,
            "whether it is isolated to the main actor depends on the default isolation of '\(open.target)', "
                + "which \(open.location) leaves open",
            help: "write '@MainActor' or 'nonisolated' before the type or function that it is built with, "
                + "or write the settings of '\(open.target)' as a list, without conditions",
            culprit: open.location)
    }

    static let unknownAwait = GapCause(
        .unknownAwait, "it is built asynchronously, and whether this call awaits it is not known",
        help: "write resolve(async: …) for a container, or the type AsyncResolver where the resolver is declared")

    static let earlierLookup = GapCause(
        .earlierLookup, "it is not registered, but an earlier lookup may make this one unnecessary",
        help: "register it, or remove this lookup")

    static let unknownLifetime = GapCause(
        .unknownLifetime, "the scope of the object that needs it is unknown",
        help: "write the scope at that object's registration, such as .singleton")

    static let unknownScope = GapCause(
        .unknownScope, "the scope of its registration is known only at run time, and not every scope is allowed",
        help: "write the scope at the registration, such as .singleton")

    static let unknownOverride = GapCause(
        .unknownOverride, "whether its registration overrides another one is known only at run time",
        help: "write override: true or override: false at the registration")

    static let mayBeNoObject = GapCause(
        .mayBeNoObject, "it is registered as weak, but may not be an object",
        help: "build an object in the factory itself, as in { _ in Disk() }, or let the protocol inherit from AnyObject"
    )

    static let onlyInChild = GapCause(
        .onlyInChild, "only a child container registers it, and nothing resolves it from there",
        help: "register it in this container too, or move what needs it to the child container")

    static let unheldConsumer = GapCause(
        .unheldConsumer, "the registration that needs it is in no known container",
        help: "add that registration's assembly to a container, or remove the registration")

    static let noContainer = GapCause(
        .noContainer, "no known container is passed to this code",
        help: "call this code with a container that the checked sources create, or remove it")

    // MARK: Other modules

    static let unreadModule = GapCause(
        .unreadModule, "a module that was not read may register it",
        help: "check the whole program; this target is only a part of it")

    static func unreadAssembly(_ assembly: String) -> GapCause {
        GapCause(
            .unreadAssembly, "'\(assembly)' may register it, but is not in the sources",
            help: "check the sources of '\(assembly)' too")
    }
}
