// some P in parameters: generics without names.

// easy: the protocol behind the opaque parameters
protocol Shape {
    var sides: Int { get }
}

// hard: nested in array, optional, tuple, generic, metatype, inout
protocol Painter {
    func paint(_ shape: some Shape)
    func paint(all shapes: [some Shape], under other: (some Shape)?)
    func paint(pair: (some Shape, Int), into result: inout some Sequence<Int>)
    func paint(_ outcome: Result<some Shape, some Error>)
    func paint(type: (some Shape).Type) -> Int
    func paint(keyed: [some Hashable: some Shape & Sendable])
    func paint(lazy shape: @autoclosure () -> some Shape)
    func paint(making make: () throws -> some Shape) rethrows
    func paint(object: some AnyObject & Shape)
    static func paint(_ shape: some Shape, times: Int) async throws -> Bool
}

// hard: overloads: opaque, existential, generic, concrete, of one label
protocol Chooser {
    func choose(_ shape: some Shape) -> Int
    func choose(_ shape: any Shape) -> Int
    func choose<Value>(_ value: Value) -> Int
    func choose(_ value: Int) -> Int
    func choose(_ values: some Collection<Int>) -> Int
}

// hard: opaque parameters that are not copyable, in init and subscript
protocol Holder {
    init(_ shape: some Shape)
    subscript(key: some Hashable) -> Int { get set }
    func hold(_ value: borrowing some ~Copyable)
    func take(_ value: consuming some ~Copyable)
}
