//! title: needle 18, crossing: a component and its dependency declared in an extension of another type
import Dovetail

enum Feature {}
extension Feature {
    protocol CDep: Dependency { var id: Int { get } }
    final class C: Component<CDep> {}
}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var c: Feature.C { .init(parent: self) }
}
let root = Root()
print(root.c.dependency.id)
//> 3
