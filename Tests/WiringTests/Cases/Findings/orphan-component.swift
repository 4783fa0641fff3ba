//! title: orphan-component: nothing creates it; what it needs and creates is not judged
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class Orphan: Component<CDep> { var below: Below { Below(parent: self) } } //~ orphan-component
final class Below: Component<CDep> {}
final class Root: BootstrapComponent { let id = 2 }
print(Root().id)
//> 2
