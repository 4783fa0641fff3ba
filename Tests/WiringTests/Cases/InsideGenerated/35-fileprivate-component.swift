//! title: needle 35: a fileprivate component cannot be named by the generated file
import Dovetail

fileprivate protocol CDep: Dependency { var id: Int { get } }
fileprivate final class C: Component<CDep> {} //~ inaccessible-component
final class Root: BootstrapComponent {
    var id: Int { 1 }
    fileprivate var c: C { C(parent: self) }
}
