extension Registrations {
    /// A spelling of other libraries, which the compiler would refuse without saying why.
    @available(
        *, unavailable,
        message: "write c.register((any P).self, X.init), where P is the type that is resolved, and X the one that is built"
    )
    public mutating func register<Service, Other>(
        _ service: Service.Type, as other: Other.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false
    ) {}
}
