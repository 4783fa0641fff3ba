/// Libraries whose calls and types the tool knows. Their own sources are not part of a program.
package enum KnownLibrary {
    /// The modules with a container.
    package static let containers: Set<String> = [
        "Dovetail", "DovetailMain", "Swinject", "SwinjectAutoregistration", "InjectPropertyWrapper",
    ]
    /// The types of containers, and types used as containers.
    package static let containerTypes: Set<String> = [
        "Container", "Resolver", "Assembler", "Registrations", "SynchronizedResolver", "_Resolver",
    ]
    /// All of them.
    package static let modules = containers.union(["DovetailAtomics", "DovetailTesting", "NeedleFoundation"])
}
