//! title: needle 23: a throwing getter
import Dovetail

struct Refused: Error {}
protocol CDep: Dependency { var id: Int { get throws }; var no: Int { get throws } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { get throws { 23 } }
    var no: Int { get throws { throw Refused() } }
    var c: C { C(parent: self) }
}
let c = Root().c
print((try? c.dependency.id) ?? 0, (try? c.dependency.no) ?? -1)
//> 23 -1
