//! class: C2 construction
//! note: a subscript builds one child, an observer another one
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class TwigComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    subscript(_ n: Int) -> LeafComponent { LeafComponent(parent: self) }
    var last: Int = 0 { didSet { print(TwigComponent(parent: self).dependency.id + last) } }
}
let app = AppComponent()
app.last = 4
print(app[0].dependency.id)
//> 10
//> 6
