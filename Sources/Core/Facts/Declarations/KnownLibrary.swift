/// Libraries whose calls and types the tool knows. Their own sources are not part of a program.
package enum KnownLibrary {
    /// The modules with a container.
    package static let containers: Set<String> = [
        "Dovetail", "DovetailMain", "Swinject", "SwinjectAutoregistration", "InjectPropertyWrapper",
    ]
    /// Uber's RIBs, whose classes have names of Needle's, and its copy for Combine.
    package static let ribs: Set<String> = ["RIBs", "ModernRIBs"]
    /// The module with a property wrapper that resolves.
    package static let wrapperModule = "InjectPropertyWrapper"
    /// That wrapper.
    package static let wrapper = "Inject"
    /// The types of containers, and types used as containers.
    package static let containerTypes: Set<String> = [
        "Container", "Resolver", "AsyncResolver", "Assembler", "Registrations", "SynchronizedResolver", "_Resolver",
    ]
    /// Those that programs name as such.
    package static let namedContainers: Set<String> = [
        "Container", "Resolver", "AsyncResolver", "Assembler", "Registrations",
    ]
    /// Those whose initializers make a container.
    package static let madeContainers: Set<String> = ["Container", "Assembler"]
    /// Those with the functions that resolve.
    package static let resolvers: Set<String> = ["Container", "Resolver", "AsyncResolver"]
    /// Other types of these modules that programs name.
    package static let otherTypes: Set<String> = [
        "Assembly", "AsyncLazy", "AsyncProvider", "ContainerGraph", "OverrideError", "Overrides", "Port", "PortError",
        "RegistrationError", "RegistrationScope", "ResolutionError", "ValidationError",
        // Swinject's
        "Behavior", "GraphIdentifier", "InstanceStorage", "Lazy", "ObjectScope", "Provider", "ServiceEntry",
    ]
    /// The modules of products that have more than the one of their name.
    package static let products = ["DovetailMain": ["Dovetail", "DovetailMain"]]
    /// All modules.
    package static let modules = containers.union([
        "DovetailAtomics", "DovetailSwiftTesting", "DovetailTesting", "NeedleFoundation",
    ])
}
