//! title: a typealias nested in a component, and a generic typealias
import Dovetail

typealias Handler<T> = (T) -> String
protocol CDep: Dependency { var name: String { get }; var handler: (Int) -> String { get }; var table: [String: Handler<Int>] { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    typealias Name = String
    let name: Name = "n"
    var handler: Handler<Int> { { "\($0)" } }
    var table: [Name: (Int) -> Name] { [:] }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.name, d.handler(1), d.table.count)
//> n 1 0
