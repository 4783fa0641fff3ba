//! class: K18 isolation
//! note: a factory in a function of the main actor, whose service another thread resolves
import Swinject
import Probe
@MainActor final class Screen { init() { MainActor.assertIsolated() } }
@MainActor func assemble(_ container: Container) { container.register(Screen.self) { _ in Screen() } }
nonisolated(unsafe) let box = Container()
assemble(box)
@MainActor func show() { probe(box.resolve(Screen.self)) }
func load() { probe(box.resolve(Screen.self)) }
show()
await Task.detached { load() }.value
