//! title: a protocol and a class of similar names are different types
import Dovetail

protocol Service { var id: Int { get } }
final class ServiceImpl: Service { let id = 1 }
protocol CDep: Dependency {
    var service: Service { get } //~ missing-provider: ServiceImpl
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let service = ServiceImpl()
    var c: C { C(parent: self) }
}
