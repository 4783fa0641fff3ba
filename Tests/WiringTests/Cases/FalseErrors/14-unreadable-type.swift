//! title: needle 14, crossing: let x = make() cannot be read, and is named as a near miss
import Dovetail

func make() -> Int { 1 }
protocol CDep: Dependency {
    var id: Int { get } //~ missing-provider: Root
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let id = make()
    var c: C { C(parent: self) }
}
