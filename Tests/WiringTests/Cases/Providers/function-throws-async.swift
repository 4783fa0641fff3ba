//! title: throwing async functions, and rethrows
import Dovetail

struct Refused: Error {}
protocol CDep: Dependency {
    func load(_ id: Int) async throws -> Int
    func run(_ work: () throws -> Int) rethrows -> Int
    func quiet()
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    func load(_ id: Int) async throws -> Int { if id < 0 { throw Refused() }; return id }
    func run(_ work: () throws -> Int) rethrows -> Int { try work() }
    func quiet() -> Void { print("quiet") }
    var c: C { C(parent: self) }
}
func run() async {
    let d = Root().c.dependency
    d.quiet()
    print((try? await d.load(3)) ?? 0, (try? await d.load(-1)) ?? 0, d.run { 4 })
}
await run()
//> quiet
//> 3 0 4
