//! class: C8 compiles
//! note: an opaque provider does not meet a need for the existential
import Dovetail
protocol Feed { var n: Int { get } }
struct LiveFeed: Feed { let n = 2 }
protocol LeafDependency: Dependency { var feed: any Feed { get } } //~ missing-provider
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var feed: some Feed { LiveFeed() }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.feed.n)
