//! class: C1 wrong object
//! note: what a component needs itself is not what it offers, the one above answers
import Dovetail
protocol ADependency: Dependency { var token: String { get } }
protocol BDependency: Dependency { var token: String { get } }
final class BComponent: Component<BDependency> {}
final class AComponent: Component<ADependency> {
    var b: BComponent { BComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var token: String { "app" }
    var a: AComponent { AComponent(parent: self) }
}
print(AppComponent().a.b.dependency.token)
//> app
