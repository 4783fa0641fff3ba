//! class: C1 wrong object
//! note: the nearer provider is a member of a value whose type is known
import Dovetail
struct Config { var retries = 3 }
protocol NetDependency: Dependency { var retries: Int { get } }
final class NetComponent: Component<NetDependency> {}
final class ApiComponent: Component<EmptyDependency> {
    let retries = Config().retries
    var net: NetComponent { NetComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let retries: Int = 0
    var api: ApiComponent { ApiComponent(parent: self) }
}
print(AppComponent().api.net.dependency.retries)
//> 3
