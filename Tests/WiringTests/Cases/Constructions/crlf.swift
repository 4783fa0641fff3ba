//! title: lines that end with CR LF
//> 8 a
import Dovetail
/* 👨‍👩‍👧 */
protocol CDep: Dependency {
    var id: Int { get }
    var text: String { get }
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 8 }
    let text = "a"
    var c: C {
        C(parent:
            self)
    }
}
let d = Root().c.dependency
print(d.id, d.text)
