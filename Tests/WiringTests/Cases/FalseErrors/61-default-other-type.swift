//! title: needle 61, crossing: a default of another type is none
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ missing-provider
}
extension CDep { var id: String { "61" } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
