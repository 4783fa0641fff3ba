//! title: a component, its protocol and its construction under a condition, on
//! flags: -D EXTRA
import Dovetail

final class Root: BootstrapComponent {
    #if EXTRA
    var id: Int { 1 }
    var c: C { C(parent: self) }
    #endif
    var plain: Plain { Plain(parent: self) }
}
final class Plain: Component<EmptyDependency> {}
#if EXTRA
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
print(Root().c.dependency.id)
#else
print(Root().plain.path)
#endif
//> 1
