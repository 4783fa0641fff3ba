// Variadic parameters arrive as arrays and cannot be passed on as variadics.

// hard: a handler of type (Int...) -> Void cannot be called with the array
protocol Logger {
    func log(_ items: Any...)
    func log(_ format: String, _ arguments: any CVarArg..., separator: String, terminators: String...)
    func log(levels: Int...) async throws -> [Int]
}

// hard: overloads with the one-value and the array form
protocol Summer {
    func sum(_ values: Int) -> Int
    func sum(_ values: Int...) -> Int
    func sum(_ values: [Int]) -> Int
    func sum<Value: Numeric>(_ values: Value...) -> Value
}

// hard: variadic closures are escaping without saying so; variadic optionals, tuples, metatypes, existentials
protocol Combiner {
    init(_ parts: String?...)
    static func combine(_ pairs: (name: String, value: Int)...) -> [String: Int]
    func combine(_ closures: (() throws -> Void)...)
    func combine(types: any Equatable.Type..., values: any Equatable...)
    subscript(path: String...) -> Int { get set }
}
