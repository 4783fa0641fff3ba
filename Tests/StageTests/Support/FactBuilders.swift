import DovetailDiagnostics
import DovetailFacts

// Facts as the reader finds them, in few words. The linking stage is given these, so that no fault of the reader
// shows in its tests.

/// A place in the one file of the samples.
func place(_ line: Int, _ column: Int = 1, in path: String = "App.swift") -> SourceLocation {
    SourceLocation(path: path, line: line, column: column)
}

/// A type as a plain name, with generic arguments of plain names.
func named(_ name: String, _ arguments: String..., line: Int = 1) -> TypeReference {
    TypeReference(
        text: arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>",
        shape: .named([.init(name, arguments.map { .name($0) })]), location: place(line))
}

/// `class name: BootstrapComponent`
func root(_ name: String, line: Int, _ members: [MemberFact] = []) -> TypeFact {
    declaration(.class, name, line, inherits: [named("BootstrapComponent", line: line)], members)
}

/// `class name: Component<dependency>`
func component(_ name: String, needing dependency: String, line: Int, _ members: [MemberFact] = []) -> TypeFact {
    declaration(.class, name, line, inherits: [named("Component", dependency, line: line)], members)
}

/// `protocol name: Dependency`
func dependency(_ name: String, line: Int, _ members: [MemberFact] = []) -> TypeFact {
    declaration(.protocol, name, line, inherits: [named("Dependency", line: line)], members)
}

private func declaration(
    _ kind: TypeKind, _ name: String, _ line: Int, inherits: [TypeReference], _ members: [MemberFact]
) -> TypeFact {
    var fact = TypeFact(kind: kind, path: [name], access: .internal, condition: .always, location: place(line))
    fact.inherits = inherits
    fact.members = members
    return fact
}

/// `var name: type { get }`
func property(
    _ name: String, _ text: String, line: Int, access: Access = .internal, effects: Effects = Effects(),
    isSettable: Bool = false, condition: Condition = .always
) -> MemberFact {
    var fact = MemberFact(
        kind: .property, name: name, access: access, condition: condition, location: place(line, 9))
    fact.type = named(text, line: line)
    fact.effects = effects
    fact.isSettable = isSettable
    return fact
}

/// `child(parent: self)` in a member of `parent`.
func building(
    _ child: String, in parent: String, line: Int, passingSelf isSelf: Bool = true, isKept: Bool = false,
    condition: Condition = .always
) -> ConstructionFact {
    ConstructionFact(
        callee: .type(.name(child)), expected: nil, arguments: [.init(label: "parent", isSelf: isSelf)],
        within: .name(parent), isStaticContext: false, isKept: isKept, genericParameters: [], condition: condition,
        location: place(line, 20))
}

/// `import name`
func importing(_ name: String) -> ImportFact {
    ImportFact(text: "import \(name)", module: name, isTestable: false, isExported: false, condition: .always)
}

/// A program of one module, App, and one file, which imports Dovetail.
func program(_ types: [TypeFact], _ constructions: [ConstructionFact] = []) -> Program {
    var file = FileFacts(path: "App.swift")
    file.imports = [importing("Dovetail")]
    file.types = types
    file.constructions = constructions
    return Program(modules: [ModuleFacts(module: Module(name: "App", isExact: true), files: [file])], home: 0)
}

// MARK: Containers

/// The container that line 1 creates: `let container = Container()`.
let theContainer = ContainerValue.created(place(1, 17), type: .name("Container"), parent: nil)

/// `container.register(service.self) { … }`
func registration(
    _ service: String, name: ServiceName = .none, arguments: [String] = [], line: Int, scope: String? = nil
) -> RegistrationFact {
    var fact = RegistrationFact(
        service: .written(.name(service)), name: name, form: .closure, receiver: theContainer, condition: .always,
        location: place(line, 11))
    fact.arguments = arguments.map { .written(.name($0)) }
    fact.scope = scope
    return fact
}

/// `container.resolve(service.self)`
func resolution(
    _ service: String, name: ServiceName = .none, arguments: [String] = [], line: Int, in registration: Int? = nil
) -> ResolutionFact {
    var fact = ResolutionFact(
        service: .written(.name(service)), name: name, receiver: theContainer, condition: .always,
        location: place(line, 11))
    fact.arguments = arguments.map { .written(.name($0)) }
    fact.registration = registration.map { place($0, 11) }
    return fact
}

/// A program of one file with a container of Swinject.
func program(_ registrations: [RegistrationFact], _ resolutions: [ResolutionFact]) -> Program {
    var file = FileFacts(path: "App.swift")
    file.imports = [importing("Swinject")]
    file.containers.isDovetail = false
    file.containers.registrations = registrations
    file.containers.resolutions = resolutions
    return Program(modules: [ModuleFacts(module: Module(name: "App", isExact: true), files: [file])], home: 0)
}
