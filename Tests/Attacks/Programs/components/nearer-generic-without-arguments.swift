//! class: C1 wrong object
//! note: a nearer call of a generic type without its arguments may give the needed type
import Dovetail
struct ID<Owner> { let raw: Int; init(_ raw: Int, of: Owner.Type) { self.raw = raw } }
struct User {}
protocol CDep: Dependency { var id: ID<User> { get } } //~ missing-provider: it has no type annotation
final class C: Component<CDep> {}
final class Mid: Component<EmptyDependency> { let id = ID(2, of: User.self); var c: C { C(parent: self) } }
final class App: BootstrapComponent { let id: ID<User> = ID(1, of: User.self); var mid: Mid { Mid(parent: self) } }
print(App().mid.c.dependency.id.raw)
