/// The values of scope `graph` in one resolution.
final class GraphValues {
    private var values: [ObjectIdentifier: AnyObject] = [:]

    /// The value that a registration has built, if any.
    func value<Service>(of registration: RegistrationOf<Service>) -> Boxed<Service>? {
        values[ObjectIdentifier(registration)].map { trusted($0, as: Boxed<Service>.self) }
    }

    func put<Service>(_ value: Service, of registration: RegistrationOf<Service>) {
        values[ObjectIdentifier(registration)] = Boxed(value)
    }
}

/// A value in an object.
final class Boxed<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}
