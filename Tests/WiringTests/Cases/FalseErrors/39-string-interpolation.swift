//! title: needle 39, crossing: a construction inside an interpolation is one
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 39 }
    var text: String { "id \(C(parent: self).dependency.id)" }
}
print(Root().text)
//> id 39
