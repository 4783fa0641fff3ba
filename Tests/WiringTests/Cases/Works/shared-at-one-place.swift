//! title: shared values at one place according to #sourceLocation are told apart by the properties around them
import Dovetail

final class Foo: Sendable {
    let n: Int
    init(_ n: Int) { self.n = n }
}
class Base: BootstrapComponent {
#sourceLocation(file: "Made.swift", line: 7)
    var a: Foo { shared { Foo(1) } }
#sourceLocation()
}
final class Root: Base {
#sourceLocation(file: "Made.swift", line: 7)
    var b: Foo { shared { Foo(2) } }
#sourceLocation(file: "Made.swift", line: 7)
    func c() -> Foo { shared { Foo(3) } }
#sourceLocation()
}
let root = Root()
print(root.a.n, root.b.n, root.c().n)
print(root.a === root.a, root.b === root.b, root.c() === root.c())
//> 1 2 3
//> true true true
