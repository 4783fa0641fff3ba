//! class: C3 recognised
//! note: two components of one last name in two enums
import Dovetail
enum Login {
    protocol Needs: Dependency { var host: String { get } }
    final class Screen: Component<Needs> {}
}
enum Settings {
    protocol Needs: Dependency { var port: Int { get } }
    final class Screen: Component<Needs> {}
}
final class AppComponent: BootstrapComponent {
    var host: String { "a.b" }
    var port: Int { 80 }
    var login: Login.Screen { .init(parent: self) }
    var settings: Settings.Screen { .init(parent: self) }
}
print(AppComponent().login.dependency.host, AppComponent().settings.dependency.port)
//> a.b 80
