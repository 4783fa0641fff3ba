//! title: the home module holds a type of its own name
import Dovetail

final class App: BootstrapComponent {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
print(App().c.dependency.id)
//> 1
