//! title: one sibling's dependency is Sendable, another's belongs to the main actor
import Dovetail

final class Clock: Sendable { let now = 7 }
protocol ADep: Dependency, Sendable { var clock: Clock { get } }
@MainActor protocol BDep: Dependency { var title: String { get } }
protocol CDep: Dependency { var clock: Clock { get } }
final class A: Component<ADep> {}
@MainActor final class B: Component<BDep> { var text: String { dependency.title } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let clock = Clock()
    @MainActor var title: String { "main" }
    var a: A { A(parent: self) }
    @MainActor var b: B { B(parent: self) }
    var c: C { C(parent: self) }
}
let root = Root()
let sent: any Sendable = root.a.dependency
print((sent as? any ADep)?.clock.now ?? 0, root.c.dependency.clock.now)
MainActor.assumeIsolated { print(root.b.text) }
//> 7 7
//> main
