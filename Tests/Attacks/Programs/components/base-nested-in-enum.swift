//! class: C3 recognised
//! note: classes nested in enums, one as base of the other
import Dovetail
enum Bases { class Screen<Needs>: Component<Needs> {} }
enum Login {
    protocol Needs: Dependency { var host: String { get } }
    final class Main: Bases.Screen<Needs> {}
}
final class AppComponent: BootstrapComponent {
    var host: String { "a.b" }
    var login: Login.Main { Login.Main(parent: self) }
}
print(AppComponent().login.dependency.host)
//> a.b
