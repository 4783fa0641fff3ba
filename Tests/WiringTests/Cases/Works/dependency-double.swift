//! title: a component from a double, alone, beside the wired one
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> { var next: Int { dependency.id + 1 } }
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
final class Stub: CDep { let id = 40 }
print(Root().c.next, C(dependency: Stub()).next)
//> 2 41
