//! class: C9 false errors
//! note: thrown types by aliases of Never and any Error
import Dovetail
struct E1: Error {}
typealias Failure = E1
typealias Quiet = Never
protocol CDep: Dependency { func a() throws(E1); func b() throws; func d() throws(any Error); var e: Int { get throws(Failure) }; func f(_ x: () throws(E1) -> Void) throws(E1); var g: () throws(Never) -> Int { get }; var h: () throws(any Error) -> Int { get } }
final class C: Component<CDep> {}
final class App: BootstrapComponent {
    func a() throws(Quiet) {}
    func b() throws(E1) {}
    func d() throws {}
    var e: Int { get throws(E1) { 1 } }
    func f(_ x: () throws(Failure) -> Void) throws(Failure) {}
    var g: () -> Int { { 1 } }
    var h: () throws -> Int { { 2 } }
    var c: C { C(parent: self) }
}
let d = App().c.dependency
try d.a(); print(try d.e, d.g(), try d.h())
//> 1 1 2
