//! title: a deprecated provider is an offer
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    @available(*, deprecated, message: "old") var id: Int { 5 }
    var c: C { C(parent: self) }
}
print(Root().c.dependency.id)
//> 5
