import DovetailDiagnostics
import DovetailInterpreter

// Why a lookup is not proved, for people.

extension Why {
    /// The group in which it is counted.
    var reason: ContainerProof.Reason {
        switch self {
        case .computedName: .dynamicName
        case .genericType, .callers, .undecidedType: .genericType
        case .unwrittenType: .unwrittenType
        case .anyName, .escaped, .mayBeNoObject: .dynamicRegistration
        case .notReached: .unseenCall
        case .otherProgram: .otherModule
        case .released, .changes, .parameter, .unread, .member, .manyValues, .recursion, .tooLarge, .form:
            .unknownContainer
        }
    }

    /// In words that follow what is looked up.
    var text: String {
        switch self {
        case .parameter(let name): "it is unknown what callers pass as '\(name)'"
        case .genericType(let type): "the type '\(type)' depends on a generic parameter"
        case .unwrittenType: "the type that is looked up is unknown"
        case .computedName: "the name is known only at run time"
        case .unread(""): "it depends on code that was not read"
        case .unread(let name): "it depends on what '\(name)' returns, which was not read"
        case .member(let name): "what '\(name)' holds is unknown"
        case .manyValues: "several containers or services are possible here"
        case .recursion: "it depends on a function that calls itself"
        case .tooLarge: "the program has too many paths to this call"
        case .form: "the code around it is not understood"
        case .escaped(let name) where name.isEmpty: "the container is passed to code that was not read"
        case .escaped(let name): "the container is passed to '\(name)', which was not read and may register it"
        case .anyName: "a registration of it has a name that is known only at run time"
        case .notReached: "no call of the code around it was found"
        case .changes: "it is met now, but what it depends on may change before it runs"
        case .released: "nothing keeps the object that it is called on"
        case .callers: "it depends on the caller, and fails for one of them"
        case .mayBeNoObject: "it is registered as weak, but may not be an object"
        case .otherProgram: "a program that was not read may do it"
        case .undecidedType(let type): "what '\(type)' means depends on an #if"
        }
    }

    /// What to write.
    var help: String {
        switch self {
        case .parameter, .member, .manyValues, .form:
            "write the container's type where it is declared or passed on, or pass the container itself"
        case .unread, .escaped, .otherProgram:
            "check the sources of that code too, or register the service where it is read"
        case .genericType: "resolve a concrete type, or let callers pass the type"
        case .unwrittenType: "write the type, as in resolve(Service.self) or let service: Service = …"
        case .computedName, .anyName: "use a literal, a constant or an enum's raw value as the name"
        case .recursion, .tooLarge: "register the service in a function that is called once, at the start"
        case .notReached: "call this code with a container that the checked sources create, or remove it"
        case .changes: "register it at the start of the program, and do not remove it"
        case .released: "keep the object in a strong property"
        case .callers: "see the error at that call"
        case .mayBeNoObject:
            "build an object in the factory itself, as in { _ in Disk() }, or let the protocol inherit from AnyObject"
        case .undecidedType: "use one name in all builds"
        }
    }
}
