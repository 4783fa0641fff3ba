//! title: needle 35, crossing: a component nested in a private type
//! runs: no
import Dovetail

private enum Hidden {
    final class C: Component<EmptyDependency> {} //~ inaccessible-component: help: make Hidden and C internal
}
final class Root: BootstrapComponent {
    private var c: Hidden.C { Hidden.C(parent: self) }
}
