//! class: C9 false errors
//! note: a need that is async and throws, met by one that does neither
import Dovetail
protocol LeafDependency: Dependency { func load() async throws -> Int }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    func load() -> Int { 3 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(try await AppComponent().leaf.dependency.load())
//> 3
