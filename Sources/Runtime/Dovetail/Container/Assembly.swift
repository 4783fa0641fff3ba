/// The registrations of one part of an app, such as a layer.
///
/// ```swift
/// public struct DomainAssembly: Assembly {
///     public init() {}
///     public func assemble(_ c: inout Registrations) {
///         c.register((any LoginUseCase).self, DefaultLoginUseCase.init)
///     }
/// }
/// let container = try Container(DataAssembly(), DomainAssembly())
/// ```
public protocol Assembly {
    /// Registers the part's services.
    func assemble(_ c: inout Registrations) throws
}
