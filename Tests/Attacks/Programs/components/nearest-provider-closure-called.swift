//! class: C1 wrong object
//! note: a closure that is called at once, with its type in the signature
import Dovetail
protocol MapDependency: Dependency { var zoom: Double { get } }
final class MapComponent: Component<MapDependency> {}
final class PlaceComponent: Component<EmptyDependency> {
    let zoom = { () -> Double in 2.5 }()
    var map: MapComponent { MapComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var zoom: Double { 1 }
    var place: PlaceComponent { PlaceComponent(parent: self) }
}
print(AppComponent().place.map.dependency.zoom)
//> 2.5
