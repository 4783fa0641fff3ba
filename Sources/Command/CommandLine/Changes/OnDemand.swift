/// A value that is made when it is first needed.
final class OnDemand<Value> {
    private let make: () throws -> Value
    private var made: Value?

    init(_ make: @escaping () throws -> Value) { self.make = make }

    /// The value; what prevents making it is thrown each time.
    func value() throws -> Value {
        if let made { return made }
        let new = try make()
        made = new
        return new
    }
}
