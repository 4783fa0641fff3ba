//! title: a generic error is the same one under another name, and not another one under the same name
import Dovetail

protocol LeafDep: Dependency {
    func run<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int
    func pick<A: Error, B: Error>(_ one: () throws(A) -> Int, _ other: () throws(B) -> Int) throws(A) -> Int
}
final class Leaf: Component<LeafDep> {}
final class Middle: Component<EmptyDependency> {
    func run<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int { try body() + 1 }
    func pick<B: Error, A: Error>(_ one: () throws(B) -> Int, _ other: () throws(A) -> Int) throws(A) -> Int {
        try other()
    }
    var leaf: Leaf { Leaf(parent: self) }
}
final class Root: BootstrapComponent {
    func run<E: Error>(_ body: () throws(E) -> Int) throws(E) -> Int { try body() }
    func pick<A: Error, B: Error>(_ one: () throws(A) -> Int, _ other: () throws(B) -> Int) throws(A) -> Int {
        try one()
    }
    var middle: Middle { Middle(parent: self) }
}
let dependency = Root().middle.leaf.dependency
print(dependency.run { 5 }, dependency.pick({ 7 }, { 8 }))
//> 6 7
