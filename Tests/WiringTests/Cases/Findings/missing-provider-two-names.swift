//! title: missing-provider: two values of the type under other names say nothing of what is meant
//! runs: no
import Dovetail

protocol Client {}
final class LiveClient: Client { init(token: String) {} }
final class Root: BootstrapComponent {
    var http: any Client { shared { LiveClient(token: "h") } }
    var grpc: any Client { shared { LiveClient(token: "g") } }
    var profile: Profile { Profile(parent: self) }
}
protocol ProfileDependency: Dependency {
    var apiClient: any Client { get } //~ missing-provider: add to Root: var apiClient: any Client { shared { LiveClient(token: <#String#>) } }
}
final class Profile: Component<ProfileDependency> {}
