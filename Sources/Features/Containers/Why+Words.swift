import DovetailDiagnostics
import DovetailInterpreter

// Why a lookup is not proved, for people.

extension Why {
    /// The group in which it is counted.
    var reason: ContainerProof.Reason {
        switch self {
        case .computedName: .dynamicName
        case .genericType, .genericArguments, .undecidedType: .genericType
        case .unwrittenType: .unwrittenType
        case .argument: .argumentType
        case .anyName, .escaped, .mayBeNoObject, .scope: .dynamicRegistration
        case .notReached: .unseenCall
        case .otherProgram, .assembly: .otherModule
        case .otherName, .scopeOfUser, .released, .changes, .noContainer, .onlyInChild, .parameter, .unread, .member,
            .manyValues, .recursion,
            .tooLarge, .form:
            .unknownContainer
        }
    }

    /// In words that follow what is looked up.
    var text: String {
        switch self {
        case .parameter(let name): "it is unknown what callers pass as '\(name)'"
        case .genericType(let type): "the type '\(type.withoutModules)' depends on a generic parameter"
        case .genericArguments: "it is registered without its generic arguments"
        case .argument: "an argument's type is unknown"
        case .unwrittenType: "the type that is looked up is unknown"
        case .computedName: "the name is known only at run time"
        case .unread(""): "it depends on code that was not read"
        case .unread(let name): "it depends on what '\(name)' returns, which was not read"
        case .assembly(let name): "'\(name)' may register it, but is not in the sources"
        case .member(let name): "what '\(name)' holds is unknown"
        case .manyValues: "several containers or services are possible here"
        case .recursion: "it depends on a function that calls itself"
        case .tooLarge: "the program has too many paths to this call"
        case .form: "the code around it is not understood"
        case .escaped(let name) where name.isEmpty: "the container is passed to code that was not read"
        case .escaped(let name): "the container is passed to '\(name)', which was not read and may register it"
        case .otherName: "it may be a type alias of a registered type"
        case .scopeOfUser: "the scope of the object that needs it is unknown"
        case .scope: "the scope of its registration is known only at run time, and not every scope is allowed"
        case .noContainer: "the registration that needs it is in no known container"
        case .anyName: "a registration of it has a name that is known only at run time"
        case .notReached: "no call of the code around it was found"
        case .changes: "it is met now, but what it depends on may change before it runs"
        case .released: "nothing keeps the object that it is called on"
        case .mayBeNoObject: "it is registered as weak, but may not be an object"
        case .onlyInChild: "only a child container registers it, and nothing resolves it from there"
        case .otherProgram: "a program that was not read may do it"
        case .undecidedType(let type): "what '\(type.withoutModules)' means depends on an #if"
        }
    }

    /// What to write.
    var help: String {
        switch self {
        case .parameter, .member, .manyValues, .form:
            "write the container's type where it is declared or passed on, or pass the container itself"
        case .assembly, .unread, .escaped, .otherProgram:
            "check the sources of that code too, or register the service where it is read"
        case .genericArguments: "register it with them, as in Cache<Int>.self"
        case .genericType: "resolve a concrete type, or let callers pass the type"
        case .argument: "write the argument's type, at the call or in the factory"
        case .unwrittenType: "write the type, as in resolve(Service.self) or let service: Service = …"
        case .computedName, .anyName: "use a literal, a constant or an enum's raw value as the name"
        case .recursion, .tooLarge: "register the service in a function that is called once, at the start"
        case .notReached: "call this code with a container that the checked sources create, or remove it"
        case .changes: "register it at the start of the program, and do not remove it"
        case .released: "keep the object in a strong property"
        case .mayBeNoObject:
            "build an object in the factory itself, as in { _ in Disk() }, or let the protocol inherit from AnyObject"
        case .otherName: "register and resolve it with the same type name"
        case .scopeOfUser, .scope: "write the scope as a case, as in scope: .singleton"
        case .noContainer: "apply its assembly to a container that the checked sources create, or remove it"
        case .onlyInChild: "register what needs it in the child container, or this service in the parent"
        case .undecidedType: "use one name in all builds"
        }
    }
}
