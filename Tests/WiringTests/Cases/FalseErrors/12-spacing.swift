//! title: needle 12: [String:Int] and [String: Int]
import Dovetail

protocol CDep: Dependency { var a: [String:Int] { get }; var b: Dictionary<String,[ Int ]> { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: [String: Int] { ["a": 1] }
    var b: [String : Array<Int>] { ["b": [2]] }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.a, d.b)
//> ["a": 1] ["b": [2]]
