//! class: C8 compiles
//! note: components named like words that generated code may use
import Dovetail
protocol PlaceDependency: Dependency { var above: Int { get }; var outer: Int { get }; var owner: Int { get } }
final class Place: Component<PlaceDependency> {}
final class Wiring: Component<PlaceDependency> {}
final class AppComponent: BootstrapComponent {
    var above: Int { 1 }
    var outer: Int { 2 }
    var owner: Int { 3 }
    var place: Place { Place(parent: self) }
    var wiring: Wiring { Wiring(parent: self) }
}
print(AppComponent().place.dependency.above, AppComponent().wiring.dependency.owner)
//> 1 3
