/// A value that is computed when it is first needed, once for all copies of what holds it.
final class Lazily<Value> {
    private let make: () -> Value
    private(set) lazy var value = make()

    init(_ make: @escaping () -> Value) { self.make = make }
}
