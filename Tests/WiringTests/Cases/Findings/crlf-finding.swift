//! title: a finding in a file whose lines end with CR LF
import Dovetail
/* 👨‍👩‍👧 */
protocol CDep: Dependency {
    var id: Int { get } //~ missing-provider
    var text: String { get }
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let text = "a"
    var c: C {
        C(parent:
            self)
    }
}
let d = Root().c.dependency
print(d.id, d.text)
