//! title: needle 01: the plainest program
import Dovetail

final class Service { let id: Int; init(_ id: Int) { self.id = id } }
protocol CDep: Dependency { var service: Service { get } }
final class C: Component<CDep> { var same: Bool { dependency.service === self.service } }
final class Root: BootstrapComponent {
    public var service: Service { shared { Service(1) } }
    public var c: C { C(parent: self) }
}
let root = Root()
print(root.c.dependency.service.id, root.c.service.id, root.c.same)
//> 1 1 true
