//! title: needle 47: a @MainActor component
//! modes: 5 6 5-main 6-main
import Dovetail

@MainActor protocol CDep: Dependency { var id: Int { get } }
@MainActor final class C: Component<CDep> { var doubled: Int { dependency.id * 2 } }
@MainActor final class Root: BootstrapComponent {
    var id: Int { 47 }
    var c: C { C(parent: self) }
}
@MainActor func run() {
    let c = Root().c
    print(c.dependency.id, c.doubled)
}
MainActor.assumeIsolated { run() }
//> 47 94
