//! title: unsupported-requirement: an associated type
import Dovetail

protocol CDep: Dependency {
    associatedtype Item //~ unsupported-requirement: write a concrete type
}
final class C: Component<any CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
