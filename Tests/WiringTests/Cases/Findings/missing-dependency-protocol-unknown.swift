//! title: missing-dependency-protocol: a name that nothing declares
//! runs: no
import Dovetail

final class C: Component<Nowhere> {} //~ missing-dependency-protocol: Nowhere
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
