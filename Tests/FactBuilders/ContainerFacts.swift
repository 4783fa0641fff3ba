import DovetailBasics

package import DovetailFacts

/// The container that line 1 creates: `let container = Container()`.
package let theContainer = ContainerValue.created(place(1, 17), type: .name("Container"), parent: nil)

/// `container.register(service.self) { … }`
package func registration(
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
package func resolution(
    _ service: String, name: ServiceName = .none, arguments: [String] = [], line: Int, in registration: Int? = nil
) -> ResolutionFact {
    var fact = ResolutionFact(
        service: .written(.name(service)), name: name, receiver: theContainer, condition: .always,
        location: place(line, 11))
    fact.arguments = arguments.map { .written(.name($0)) }
    fact.registration = registration.map { place($0, 11) }
    return fact
}

/// A program of one file with a Swinject container.
package func program(_ registrations: [RegistrationFact], _ resolutions: [ResolutionFact]) -> Program {
    var file = FileFacts(path: "App.swift")
    file.imports = [importing("Swinject")]
    file.containers.isDovetail = false
    file.containers.registrations = registrations
    file.containers.resolutions = resolutions
    return Program(modules: [ModuleFacts(module: Module(name: "App", isExact: true), files: [file])], home: 0)
}
