//! title: a nested global actor, and one behind an alias
import Dovetail

enum Net { @globalActor actor Queue { static let shared = Queue() } }
typealias Line = Net.Queue
typealias Main = MainActor
protocol LeafDep: Dependency, Sendable { @Net.Queue var id: Int { get }; @MainActor var title: Int { get } }
final class Leaf: Component<LeafDep> { func id() async -> Int { await dependency.id } }
final class Root: BootstrapComponent {
    @Line var id: Int { 1 }
    @Main var title: Int { 2 }
    var leaf: Leaf { Leaf(parent: self) }
}
func run() async { print(await Root().leaf.id()) }
await run()
//> 1
