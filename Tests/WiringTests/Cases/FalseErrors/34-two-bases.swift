//! title: needle 34, crossing: two generic bases that swap and fix their parameters
import Dovetail

class Base<Name, D>: Component<D> { var name: String { "\(Name.self)" } }
class Swapped<D, Name>: Base<Name, D> {}
class Fixed<Name>: Swapped<CDep, Name> {}
protocol CDep: Dependency { var id: Int { get } }
final class C: Fixed<String> {}
final class Root: BootstrapComponent {
    var id: Int { 34 }
    var c: C { C(parent: self) }
}
let c = Root().c
print(c.name, c.dependency.id)
//> String 34
