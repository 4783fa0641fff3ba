//! class: K10 assemblies
//! note: an assembly of the child needs what the parent's assembly registers
import Dovetail
import Probe
struct Feed: Sendable {}
struct Post: Sendable { let feed: Feed }
struct FeedAssembly: Assembly { func assemble(_ c: inout Registrations) { c.register(Feed.self) { _ in Feed() } } }
struct PostAssembly: Assembly { func assemble(_ c: inout Registrations) { c.register(Post.self, Post.init) } } //~ missing-registration
let app = try Container(FeedAssembly())
let child = try Container(parent: app, PostAssembly())
let alone = try Container(PostAssembly())
attempt { try child.resolve(Post.self) }
attempt { try alone.resolve(Post.self) }
