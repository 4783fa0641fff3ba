//! class: C2 construction
//! note: a closure builds with self that it holds weakly
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var open: () -> Int {
        { [weak self] in
            guard let self else { return 0 }
            return LeafComponent(parent: self).dependency.id
        }
    }
}
let app = AppComponent()
print(app.open())
//> 6
