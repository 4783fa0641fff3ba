//! title: a let of a Sendable type of a main-actor class is readable from anywhere in its module
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
@MainActor final class C: Component<CDep> {}
@MainActor final class Root: BootstrapComponent {
    let id: Int = 6
    var c: C { C(parent: self) }
}
@MainActor func run() { print(Root().c.dependency.id) }
MainActor.assumeIsolated { run() }
//> 6
