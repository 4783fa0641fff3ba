//! title: dependencies read through the component itself
import Dovetail

final class Service { let id = 4 }
protocol CDep: Dependency { var service: Service { get }; var n: Int { get } }
final class C: Component<CDep> { var sum: Int { self.service.id + self.n } }
final class Root: BootstrapComponent {
    let service = Service()
    var n: Int { 3 }
    var c: C { C(parent: self) }
}
let c = Root().c
print(c.sum, c.service.id, c.n)
//> 7 4 3
