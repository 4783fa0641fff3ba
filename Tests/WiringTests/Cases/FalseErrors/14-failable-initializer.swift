//! title: needle 14, crossing: let x = Service() has type Service? where the initializer is failable
import Dovetail

final class Service { let id = 1; init?() {} }
protocol CDep: Dependency { var service: Service? { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let service = Service()
    var c: C { C(parent: self) }
}
print(Root().c.dependency.service?.id ?? 0)
//> 1
