//! class: C2 construction
//! note: expressions choose between two children
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
class LeafComponent: Component<LeafDependency> {}
final class RedComponent: LeafComponent {}
final class BlueComponent: LeafComponent {}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    func leaf(_ n: Int) -> LeafComponent {
        switch n {
        case 0: RedComponent(parent: self)
        default: if n > 5 { BlueComponent(parent: self) } else { LeafComponent(parent: self) }
        }
    }
}
print([0, 3, 9].map { "\(type(of: AppComponent().leaf($0)))" })
//> ["RedComponent", "LeafComponent", "BlueComponent"]
