// Operators: names that are no identifiers.

infix operator <~>: AdditionPrecedence
prefix operator √
postfix operator ¡

// hard: infix, prefix and postfix of one symbol, custom symbols, inout and rethrowing operands
protocol Quantity {
    static func + (left: Self, right: Self) -> Self
    static func - (left: Self, right: Self) -> Self
    static prefix func - (value: Self) -> Self
    static func <~> (left: Self, right: Int) -> Self
    static func <~> (left: Int, right: Self) -> Self
    static prefix func √ (value: Self) -> Double
    static postfix func ¡ (value: inout Self)
    static func += (left: inout Self, right: Self)
    static func ~= (pattern: Self, value: Int) -> Bool
    static func ... (low: Self, high: Self) -> [Self]
    static prefix func ! (value: Self) -> Bool
    static func && (left: Self, right: @autoclosure () throws -> Bool) rethrows -> Bool
}

// hard: == and < asked for without Equatable or Comparable
protocol Ranked {
    static func == (left: Self, right: Self) -> Bool
    static func != (left: Self, right: Self) -> Bool
    static func < (left: Self, right: Self) -> Bool
    static func == (left: Self, right: Int) -> Bool
}

// hard: generic and associated operands
protocol Scalable {
    associatedtype Factor: Numeric
    static func * (left: Self, right: Factor) -> Self
    static func * <Other: BinaryInteger>(left: Self, right: Other) -> Self
    static func / (left: Self, right: Factor) throws -> Self
}

// hard: callable and pattern-like members next to a method of the same name
@dynamicCallable
protocol Callable {
    func callAsFunction(_ value: Int) -> Int
    func callAsFunction(_ value: Int) async throws -> String
    func callAsFunction<Value>(label: Value) -> Value
    func dynamicallyCall(withArguments arguments: [Int]) -> Int
    func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Int>) -> String
}
