//! title: computed properties: get, get and set, a body of several statements, modify
import Dovetail

protocol CDep: Dependency { var a: Int { get }; var b: Int { get set }; var c: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    private var stored = 2
    var a: Int { get { 1 } }
    var b: Int {
        get { stored }
        _modify { yield &stored }
    }
    var c: Int { if stored > 1 { return 3 }; return 0 }
    var child: C { C(parent: self) }
}
let d = Root().child.dependency
d.b += 40
print(d.a, d.b, d.c)
//> 1 42 3
