//! title: missing-provider: one of two roots offers it
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ missing-provider: Second
}
final class C: Component<CDep> {}
final class First: BootstrapComponent { var id: Int { 1 }; var c: C { C(parent: self) } }
final class Second: BootstrapComponent { var c: C { C(parent: self) } }
