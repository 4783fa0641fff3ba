//! class: C8 compiles
//! note: need and provider belong to one global actor
import Dovetail
@globalActor actor Feeds { static let shared = Feeds() }
protocol LeafDependency: Dependency { @Feeds func load() -> Int }
final class LeafComponent: Component<LeafDependency>, @unchecked Sendable { @Feeds func go() -> Int { dependency.load() } }
final class AppComponent: BootstrapComponent {
    @Feeds func load() -> Int { 3 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(await AppComponent().leaf.go())
//> 3
