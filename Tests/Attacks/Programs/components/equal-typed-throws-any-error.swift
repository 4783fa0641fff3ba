//! class: C9 false errors
//! note: throws(any Error) is throws, throws(Never) is none
import Dovetail
protocol LeafDependency: Dependency { func load() throws -> Int; func count() -> Int }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    func load() throws(any Error) -> Int { 3 }
    func count() throws(Never) -> Int { 4 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(try AppComponent().leaf.dependency.load(), AppComponent().leaf.dependency.count())
//> 3 4
