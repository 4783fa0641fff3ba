//! title: missing-provider: a component on the path requires a value of the type under another name
//! runs: no
import Dovetail

protocol Client {}
final class LiveClient: Client { init(token: String) {} }
final class Root: BootstrapComponent {
    var home: Home { Home(parent: self) }
    var http: any Client { shared { LiveClient(token: "t") } }
    var count: Int { 1 }
}
protocol HomeDependency: Dependency { var http: any Client { get } }
final class Home: Component<HomeDependency> {
    var profile: Profile { Profile(parent: self) }
}
protocol ProfileDependency: Dependency {
    var apiClient: any Client { get } //~ missing-provider: Root has 'http' of the same type: require that, or add to Root: var apiClient: any Client { http }
}
final class Profile: Component<ProfileDependency> {}
