//! title: closures isolated by their types
import Dovetail

protocol CDep: Dependency {
    var draw: @MainActor (Int) -> Int { get }
    var work: @Sendable () -> Int { get }
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var draw: @MainActor (Int) -> Int { { $0 + 1 } }
    let work: @Sendable () -> Int = { 3 }
    var c: C { C(parent: self) }
}
@MainActor func run() {
    let d = Root().c.dependency
    print(d.draw(1), d.work())
}
MainActor.assumeIsolated { run() }
//> 2 3
