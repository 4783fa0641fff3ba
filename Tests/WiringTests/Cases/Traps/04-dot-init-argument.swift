//! title: needle 04, crossing: .init(parent: self) as an argument, whose type only the compiler knows, is refused or understood, never lost
//! runs: no
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
func use<T>(_ one: C, _ other: T) -> Int { one.dependency.id }
func use(_ one: String, _ other: Int) -> Int { 0 }
final class Root: BootstrapComponent {
    var id: Int { 4 }
    var n: Int { use(.init(parent: self), 3) } //~ unprovable-construction
}
