//! title: the requirement's condition implies the provider's
//! flags: -D ONE
import Dovetail

protocol CDep: Dependency {
    var all: Int { get }
    #if ONE && !TWO
    var id: Int { get }
    #endif
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var all: Int { 4 }
    #if ONE || TWO
    var id: Int { 3 }
    #endif
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.id, d.all)
//> 3 4
