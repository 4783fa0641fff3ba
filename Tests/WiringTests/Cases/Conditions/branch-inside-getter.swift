//! title: #if inside a getter: a different child in each branch
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
class C: Component<CDep> { var which: String { "c" } }
final class D: C { override var which: String { "d" } }
final class Root: BootstrapComponent {
    var id: Int { 5 }
    var c: C {
        #if EXTRA
        return C(parent: self)
        #else
        return D(parent: self)
        #endif
    }
}
let c = Root().c
print(c.which, c.dependency.id)
//> d 5
