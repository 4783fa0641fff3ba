//! title: needle 09: a typealias on either side
import Dovetail

final class Service { let id = 9 }
typealias Alias = Service
typealias Other = Alias
protocol CDep: Dependency { var a: Alias { get }; var b: Service { get }; var c: [Other] { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let a: Service = Service()
    let b: Other = Service()
    let c: [Alias] = [Service()]
    var child: C { C(parent: self) }
}
let d = Root().child.dependency
print(d.a.id, d.b.id, d.c[0].id)
//> 9 9 9
