//! class: C9 false errors
//! note: the thrown generic parameter has another name in the requirement
import Dovetail
protocol CDep: Dependency { func each<Err: Error>(_ body: () throws(Err) -> Void) throws(Err) }
final class C: Component<CDep> {}
final class App: BootstrapComponent {
    func each<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) { try body() }
    var c: C { C(parent: self) }
}
App().c.dependency.each {}
print("ok")
//> ok
