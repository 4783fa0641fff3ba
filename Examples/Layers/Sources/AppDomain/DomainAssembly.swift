public import Dovetail

/// What the domain offers: use cases. It needs the repositories, which another layer registers.
public struct DomainAssembly: Assembly {
    /// The domain's registrations.
    public init() {}

    /// Registers the use cases.
    public func assemble(_ c: inout Registrations) {
        c.register((any LoginUseCase).self, DefaultLoginUseCase.init)
        c.register((any FeedUseCase).self, DefaultFeedUseCase.init)
    }
}
