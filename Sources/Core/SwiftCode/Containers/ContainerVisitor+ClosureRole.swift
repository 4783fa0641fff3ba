import DovetailFacts

extension ContainerVisitor {
    /// The role of a closure for a container.
    enum ClosureRole {
        /// Builds the service of a registration.
        case factory(RegistrationFact)
        /// Builds the service of a registration, from resolved parameters.
        case initializer(RegistrationFact, [TypeSource])
        /// Called after the service of a registration has been built.
        case completion(RegistrationFact)
        /// Called with the container after a storyboard has created a controller of the type.
        case storyboard(ContainerValue, TypeShape)
        /// Registers in the container.
        case registers(ContainerValue)
        /// Called immediately.
        case immediate
        /// Called with each element of a list.
        case forEachElement(of: ContainerCallFact.Elements)
        /// Called with each case of an enum.
        case forEachCase(of: String)
    }
}
