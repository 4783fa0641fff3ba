extension Registrations {
    /// A spelling of other libraries, which the compiler would refuse without saying why.
    @available(*, unavailable, message: "write c.register((any P).self, X.init) for an X that is resolved as P")
    public mutating func register<Service, Other>(
        _ service: Service.Type, as other: Other.Type, name: String? = nil, scope: RegistrationScope = .transient,
        override isOverride: Bool = false
    ) {}
}
