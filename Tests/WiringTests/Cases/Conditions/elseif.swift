//! title: #if, #elseif, #else: the middle branch
//! flags: -D TWO
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    #if ONE
    var id: Int { 1 }
    #elseif TWO
    var id: Int { 2 }
    #else
    var id: Int { 3 }
    #endif
    var c: C { C(parent: self) }
}
print(Root().c.dependency.id)
//> 2
