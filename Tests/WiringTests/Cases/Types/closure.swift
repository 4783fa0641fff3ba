//! title: closure types as property types
import Dovetail

protocol CDep: Dependency {
    var plain: () -> Int { get }
    var full: (Int, _ name: String) async throws -> [String] { get }
    var optional: (() -> Int)? { get }
    var returning: (Int) -> (Int) -> Int { get }
    var taking: ((Int) -> Void) -> Void { get }
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let plain: () -> Int = { 1 }
    var full: (Int, String) async throws -> Array<String> { { [$1, "\($0)"] } }
    var optional: Optional<() -> Int> { { 2 } }
    var returning: (Int) -> ((Int) -> Int) { { a in { b in a * 10 + b } } }
    var taking: ((Int) -> ()) -> () { { $0(7) } }
    var c: C { C(parent: self) }
}
func run() async {
    let d = Root().c.dependency
    var got = 0
    d.taking { got = $0 }
    print(d.plain(), (try? await d.full(3, "a")) ?? [], d.optional!(), d.returning(4)(5), got)
}
await run()
//> 1 ["a", "3"] 2 45 7
