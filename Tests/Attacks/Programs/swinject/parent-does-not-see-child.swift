//! class: K1 places
//! note: what a child registers is not the parent's
import Swinject
import Probe
final class Feed {}
final class Post { init(_ feed: Feed?) {} }
let app = Container()
let child = Container(parent: app)
child.register(Feed.self) { _ in Feed() }
app.register(Post.self) { r in Post(r.resolve(Feed.self)!) }
probe(child.resolve(Feed.self))
probe(app.resolve(Feed.self)) //~ missing-registration
probe(child.resolve(Post.self))
