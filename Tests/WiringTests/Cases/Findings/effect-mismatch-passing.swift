//! title: effect-mismatch, passing: a provider may have fewer effects
import Dovetail

protocol CDep: Dependency {
    var a: Int { get async throws }
    var b: Int { get throws }
    func c(_ n: Int) async throws -> Int
    func d() throws -> Int
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let a: Int = 1
    var b: Int { 2 }
    func c(_ n: Int) throws -> Int { n }
    func d() -> Int { 4 }
    var child: C { C(parent: self) }
}
func run() async throws {
    let d = Root().child.dependency
    print(try await d.a, try d.b, try await d.c(3), try d.d())
}
try await run()
//> 1 2 3 4
