//! title: a type nested in the component that offers it
import Dovetail

protocol CDep: Dependency { var mode: Root.Mode { get }; var state: Root.State.Inner { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    enum Mode { case light, dark }
    struct State { struct Inner { let id: Int } }
    var mode: Mode { .dark }
    var state: State.Inner { .init(id: 3) }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.mode, d.state.id)
//> dark 3
