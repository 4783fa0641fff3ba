//! title: needle 40: a typed local variable in a function of an extension is no provider
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ missing-provider
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
extension Root {
    func work() -> Int {
        let id: Int = 3
        return id
    }
}
