//! title: needle 18, crossing: a component nested in a generic type
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
enum Feature<T> { final class C: Component<CDep> { var name: String { "\(T.self)" } } }
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var c: Feature<Int>.C { Feature<Int>.C(parent: self) }
}
let c = Root().c
print(c.name, c.dependency.id)
//> Int 3
