//! title: the type of a provider depends on the condition on both sides
import Dovetail

protocol CDep: Dependency {
    #if EXTRA
    var id: String { get }
    #else
    var id: Int { get }
    #endif
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    #if EXTRA
    var id: String { "1" }
    #else
    var id: Int { 2 }
    #endif
    var c: C { C(parent: self) }
}
print(Root().c.dependency.id)
//> 2
