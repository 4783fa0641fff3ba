//! title: missing-provider: functions are compared with their labels
import Dovetail

protocol CDep: Dependency {
    func make(id: Int) -> Int //~ missing-provider
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    func make(_ id: Int) -> Int { id }
    func make(id: String) -> Int { 0 }
    func make(name: Int) -> Int { name }
    var c: C { C(parent: self) }
}
