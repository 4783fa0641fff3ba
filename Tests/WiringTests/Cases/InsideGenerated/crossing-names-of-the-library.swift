//! title: crossing: the program has types named Place, Wiring, RootPlace and PlaceOf
import Dovetail

struct Place { let id = 11 }
enum Wiring {}
struct RootPlace {}
struct PlaceOf<T> {}
protocol CDep: Dependency { var place: Place { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let place = Place()
    var c: C { C(parent: self) }
}
print(Root().c.dependency.place.id)
//> 11
