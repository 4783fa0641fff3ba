//! title: a requirement cannot be changed to an opaque type, so the help changes the provider alone
//! runs: no
import Dovetail

protocol Shape {}
struct Circle: Shape {}
struct AnyShape: Shape {}
protocol HomeDependency: Dependency {
    var shape: AnyShape { get } //~ missing-provider: change 'shape: some Shape' to 'shape: AnyShape', and return a value of that type
}
final class HomeComponent: Component<HomeDependency> {}
final class RootComponent: BootstrapComponent {
    var shape: some Shape { Circle() }
    var home: HomeComponent { HomeComponent(parent: self) }
}
