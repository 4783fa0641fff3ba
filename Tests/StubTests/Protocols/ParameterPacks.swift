// Parameter packs: arguments that cannot be a stored closure's parameters.

// hard: a handler cannot be a stored closure over the pack; the result is a tuple of the pack
protocol Bundle2 {
    func collect<each Value>(_ values: repeat each Value) -> (repeat each Value)
    func types<each Value>(_ types: repeat (each Value).Type) throws -> (repeat (each Value)?)
    func check<each Value: Equatable>(_ values: repeat (each Value, each Value)) -> Bool
}

// hard: a pack in the middle, a closure over the pack, effects
protocol Dispatcher {
    func dispatch<each Argument: Sendable, Result>(_ name: String, _ arguments: repeat each Argument, then body: (repeat each Argument) async throws -> Result) async throws -> Result
    func register<each Argument, Result>(_ body: @escaping (repeat each Argument) -> Result, named name: String)
    static func emit<each Event: Error>(_ events: repeat each Event) async
}

// hard: constraint on a member type of the pack, pack initializer
protocol Zipper {
    init<each Part>(_ parts: repeat each Part)
    func firsts<each Part: Collection>(of parts: repeat each Part) -> (repeat (each Part).Element?) where repeat (each Part).Element: Hashable
}
