import Dovetail

struct NotYet: Error {}

final class Outer {
    let inner: Tracked

    init(_ inner: Tracked) { self.inner = inner }
}

/// A component with each kind of `shared` call.
final class SharingComponent: Component<any CardDependency> {
    var builds = 0

    init() { super.init(dependency: CardDouble()) }

    var value: Tracked { shared { built(Tracked()) } }
    var something: Tracked? { shared { built(Tracked()) } }
    var nothing: Tracked? { shared { built(nil) } }
    var pair: (Tracked, Tracked) {
        let first = shared { Tracked(1) }
        let second = shared { Tracked(2) }
        return (first, second)
    }
    var onOneLine: (Tracked, Tracked) { (shared { Tracked() }, shared { Tracked() }) }
    var outer: Outer { shared { Outer(value) } }
    var wide: SIMD8<Double> { shared { SIMD8(1, 2, 3, 0, 0, 0, 0, 0) } }

    func overloaded() -> Int { numbered(1) }
    func overloaded() -> String { numbered("one") }
    private func numbered<Value>(_ value: Value) -> Value { shared { built(value) } }

    func list<Element>(of element: Element) -> [Element] { shared { [element] } }

    func throwing(fails: Bool) throws -> Tracked {
        try shared {
            builds += 1
            if fails { throw NotYet() }
            return Tracked()
        }
    }

    func recursive(depth: Int) -> Tracked {
        shared {
            if depth > 0 { _ = recursive(depth: depth - 1) }
            return Tracked(depth)
        }
    }

    private func built<Value>(_ value: Value) -> Value {
        builds += 1
        return value
    }
}
