//! title: an initializer that takes its parent out of another object
//! runs: no
import Dovetail

struct Helper { let scope: any Scope }
final class C: Component<EmptyDependency> { init(helper: Helper) { super.init(parent: helper.scope) } }; final class Root: BootstrapComponent { var c: C { C(helper: Helper(scope: self)) } } //~ unprovable-construction
