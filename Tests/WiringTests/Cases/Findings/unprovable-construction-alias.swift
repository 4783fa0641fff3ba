//! title: unprovable-construction: self under another name
//! runs: no
import Dovetail

final class C: Component<EmptyDependency> {}
final class Root: BootstrapComponent {
    var c: C {
        let me = self
        return C(parent: me) //~ unprovable-construction
    }
}
