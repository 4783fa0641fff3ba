//! class: C1 wrong object
//! note: a literal is an Int whatever the component calls Int
import Dovetail
protocol CDep: Dependency { var a: String { get }; var n: Int { get } } //~ missing-provider: it has no type annotation
final class C: Component<CDep> {}
final class Mid: Component<EmptyDependency> {
    typealias Int = String
    let a: Int = "2"
    let n = 2
    var c: C { C(parent: self) }
}
final class App: BootstrapComponent { var a: String { "1" }; var n: Swift.Int { 1 }; var mid: Mid { Mid(parent: self) } }
print(App().mid.c.dependency.a, App().mid.c.dependency.n)
