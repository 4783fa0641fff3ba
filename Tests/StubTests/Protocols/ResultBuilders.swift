// A result builder on a requirement is inherited by the witness's body.

@resultBuilder
enum ListBuilder {
    static func buildBlock(_ parts: Int...) -> [Int] { parts }
    static func buildOptional(_ part: [Int]?) -> Int { part?.first ?? 0 }
}

@propertyWrapper
struct Clamped {
    var wrappedValue: Int
    var projectedValue: Self { self }
}

// hard: `count += 1` in such a body is read as an element of the list; `return` turns that off
protocol Listing {
    @ListBuilder var body: [Int] { get }
    @ListBuilder func make(_ count: Int) -> [Int]
    @ListBuilder static var shared: [Int] { get }
    @ListBuilder subscript(index: Int) -> [Int] { get }
    @ListBuilder func later() async throws -> [Int]
}

// hard: builder on a closure parameter: part of the call, not of the stored type
protocol Container {
    func add(@ListBuilder _ content: () -> [Int])
    func add(later content: @escaping () -> [Int], @ListBuilder footer: @escaping () -> [Int])
    init(@ListBuilder content: () throws -> [Int]) rethrows
}

// hard: attributes that mean something to callers only
protocol Attributed2 {
    @discardableResult func add(_ value: Int) -> Int
    @discardableResult mutating func remove() -> Int?
    @warn_unqualified_access func max() -> Int
    @inline(never) func slow()
    @_semantics("optimize.sil.specialize.generic.never") func keep<Value>(_ value: Value)
    @preconcurrency func old(_ body: @escaping @Sendable () -> Void)
}
