//! class: C8 compiles
//! note: a dependency protocol is on the main actor through the one that it refines, and so is a witness in an extension
import Dovetail
@MainActor protocol OnMain: Dependency {}
protocol LeafDependency: OnMain { var title: String { get } }
final class LeafComponent: Component<any LeafDependency> {}
@MainActor protocol Presenting { var title: String { get } }
protocol Titled: Presenting {}
final class AppComponent: BootstrapComponent { var leaf: LeafComponent { LeafComponent(parent: self) } }
extension AppComponent: Titled { var title: String { "shown" } }
@MainActor func run() { print(AppComponent().leaf.dependency.title) }
await run()
//> shown
