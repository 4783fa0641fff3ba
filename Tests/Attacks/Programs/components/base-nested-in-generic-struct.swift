//! class: C3 recognised
//! note: the base is nested in a generic struct
import Dovetail
protocol CDep: Dependency { var id: Int { get } }
struct Kit<D> { class Screen: Component<D> {} }
final class C: Kit<any CDep>.Screen {}
final class App: BootstrapComponent { var id: Int { 1 }; var c: C { C(parent: self) } }
print(App().c.dependency.id)
//> 1
