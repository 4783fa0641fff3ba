//! class: C1 wrong object
//! note: the nearer provider is a negative number
import Dovetail
protocol TempDependency: Dependency { var degrees: Int { get } }
final class TempComponent: Component<TempDependency> {}
final class CityComponent: Component<EmptyDependency> {
    let degrees = -4
    var temp: TempComponent { TempComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let degrees: Int = 20
    var city: CityComponent { CityComponent(parent: self) }
}
print(AppComponent().city.temp.dependency.degrees)
//> -4
