//! title: functions overloaded by labels, types and results
import Dovetail

protocol CDep: Dependency {
    func make(id: Int) -> String
    func make(name: Int) -> String
    func make(id: String) -> String
    func make(id: Int) -> Int
}
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    func make(name: Int) -> String { "middle \(name)" }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    func make(id: Int) -> String { "id \(id)" }
    func make(name: Int) -> String { "name \(name)" }
    func make(id: String) -> String { "text \(id)" }
    func make(id: Int) -> Int { id + 1 }
    var middle: Middle { Middle(parent: self) }
}
let d = Root().middle.c.dependency
let text: String = d.make(id: 1)
let number: Int = d.make(id: 1)
print(text, "/", d.make(name: 2), "/", d.make(id: "x"), "/", number)
//> id 1 / middle 2 / text x / 2
