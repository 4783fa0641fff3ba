/// Libraries whose calls and types the tool knows by itself. Their own sources are no part of a program.
package enum KnownLibrary {
    /// The modules with a container.
    package static let containers: Set<String> = [
        "Dovetail", "DovetailMain", "Swinject", "SwinjectAutoregistration", "InjectPropertyWrapper",
    ]
    /// The types of containers, and of what stands for one.
    package static let containerTypes: Set<String> = [
        "Container", "Resolver", "Assembler", "Registrations", "SynchronizedResolver", "_Resolver",
    ]
    /// All of them.
    package static let modules = containers.union(["DovetailAtomics", "DovetailTesting", "NeedleFoundation"])
}
