//! title: nested conditions imply the outer one
//! flags: -D ONE -D TWO
import Dovetail

protocol CDep: Dependency {
    #if ONE
    #if TWO
    var id: Int { get }
    #endif
    #endif
    var all: Int { get }
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    #if ONE
    var id: Int { 3 }
    #endif
    var all: Int { 4 }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.id, d.all)
//> 3 4
