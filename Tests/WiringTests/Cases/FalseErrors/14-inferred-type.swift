//! title: needle 14: public let service = Service()
import Dovetail

final class Service { let id: Int; init(_ id: Int = 14) { self.id = id } }
protocol CDep: Dependency { var service: Service { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    public let service = Service()
    var c: C { C(parent: self) }
}
print(Root().c.dependency.service.id)
//> 14
