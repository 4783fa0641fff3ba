//! title: needle 23b: a throwing function builds the child
import Dovetail

struct Refused: Error {}
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 23 }
    func c(_ allowed: Bool) throws -> C {
        guard allowed else { throw Refused() }
        return C(parent: self)
    }
}
let root = Root()
print(try! root.c(true).dependency.id, (try? root.c(false)) == nil)
//> 23 true
