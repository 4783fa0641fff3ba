//! class: C1 wrong object
//! note: the nearer providers are choices, sums and lists of literals
import Dovetail
enum Limits { static let base = 2.5; static let count: Int = 4 }
protocol MapDependency: Dependency {
    var zoom: Double { get }
    var steps: Int { get }
    var names: [String: [Int]] { get }
    var title: String { get }
    var half: Double { get }
}
final class MapComponent: Component<MapDependency> {}
final class PlaceComponent: Component<EmptyDependency> {
    let zoom = CommandLine.arguments.count > 99 ? 1.5 : 2.5
    let steps = 2 * Limits.count - 1
    let names = ["a": [1], "b": [2, 3]]
    let title = "A" + "b"
    let half = Limits.base / 2
    var map: MapComponent { MapComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let zoom = 1.0, steps = 1, names = ["c": [0]], title = "x", half = 0.5
    var place: PlaceComponent { PlaceComponent(parent: self) }
}
let map = AppComponent().place.map.dependency
print(map.zoom, map.steps, map.names.count, map.title, map.half)
//> 2.5 7 2 Ab 1.25
