//! class: C1 wrong object
//! note: shared gives the type of what its block makes
import Dovetail
final class Cache { let n: Int; init(_ n: Int) { self.n = n } }
protocol ImageDependency: Dependency { var cache: Cache { get } }
final class ImageComponent: Component<ImageDependency> {}
final class FeedComponent: Component<EmptyDependency> {
    private(set) lazy var cache = Cache(2)
    var image: ImageComponent { ImageComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var cache: Cache { shared { Cache(1) } }
    var feed: FeedComponent { FeedComponent(parent: self) }
}
print(AppComponent().feed.image.dependency.cache.n)
//> 2
