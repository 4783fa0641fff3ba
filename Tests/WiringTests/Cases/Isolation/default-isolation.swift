//! title: nothing is annotated, everything is the main actor's
//! modes: 5-main 6-main
import DovetailMain
final class Store { let id: Int; init(_ id: Int) { self.id = id } }
protocol CDep: Dependency { var store: Store { get }; var name: String { get set }; func next(_ n: Int) -> Int }
final class C: Component<CDep> { var leaf: Leaf { Leaf(parent: self) } }
final class Leaf: Component<CDep> { var seen: Int { dependency.next(self.store.id) } }
final class Root: BootstrapComponent {
    let start: Int
    init(start: Int) { self.start = start; super.init() }
    var store: Store { shared { Store(start) } }
    var name: String = "a"
    func next(_ n: Int) -> Int { n + 1 }
    var c: C { C(parent: self) }
}
@MainActor func run() {
    let root = Root(start: 3)
    let leaf = root.c.leaf
    leaf.dependency.name += "b"
    print(leaf.seen, root.name)
}
MainActor.assumeIsolated { run() }
//> 4 ab
