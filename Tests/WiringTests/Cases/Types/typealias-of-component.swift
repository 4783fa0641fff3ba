//! title: typealiases of a component, of a base and of a dependency protocol
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
typealias Needs = CDep
typealias Base = Component<Needs>
final class C: Base {}
typealias Screen = C
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var c: Screen { Screen(parent: self) }
}
print(Root().c.dependency.id)
//> 3
