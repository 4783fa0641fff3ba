//! class: C8 compiles
//! note: components in extensions of Optional and Dictionary, asked for through an alias
import Dovetail
protocol LeafDependency: Dependency { var n: Int { get } }
extension Optional { final class PartComponent: Component<LeafDependency> { var name: String { "\(Wrapped.self)" } } }
extension Dictionary { final class RowsComponent: Component<LeafDependency> { var name: String { "\(Value.self)" } } }
typealias Table = Dictionary<Int, Bool>
final class AppComponent: BootstrapComponent {
    var n: Int { 3 }
    var part: Optional<String>.PartComponent { Optional<String>.PartComponent(parent: self) }
    var rows: Dictionary<Int, Bool>.RowsComponent { Dictionary<Int, Bool>.RowsComponent(parent: self) }
}
print(AppComponent().part.dependency.n, AppComponent().part.name, AppComponent().rows.name)
//> 3 String Bool
