//! title: needle 42: names in backticks
import Dovetail

protocol CDep: Dependency { var `default`: Int { get }; var `class`: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var `default`: Int { 42 }
    let `class`: Int = 43
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.default, d.class)
//> 42 43
