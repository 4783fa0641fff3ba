//! class: C8 compiles
//! note: one requirement of a protocol is on the main actor, and two classes down an override is, too
import Dovetail
protocol Presenting { @MainActor func present() -> String; func count() -> Int }
class BaseRoot: BootstrapComponent { @MainActor func refresh() -> Int { 1 } }
class MiddleRoot: BaseRoot { override func refresh() -> Int { 2 } }
protocol LeafDependency: Dependency {
    func count() -> Int
    func present() -> String //~ effect-mismatch
    func refresh() -> Int //~ effect-mismatch
}
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: MiddleRoot, Presenting {
    func present() -> String { "shown" }
    func count() -> Int { 3 }
    override func refresh() -> Int { 4 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.count())
