//! title: sugar deep inside generic arguments
import Dovetail

struct Box<T> { let value: T }
protocol CDep: Dependency { var a: Box<[String: [Int]?]> { get }; var b: Result<Int?, any Error> { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: Box<Dictionary<String, Optional<Array<Int>>>> { Box(value: ["a": [1]]) }
    var b: Swift.Result<Optional<Int>, Error> { .success(2) }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.a.value["a"]!!, try! d.b.get()!)
//> [1] 2
