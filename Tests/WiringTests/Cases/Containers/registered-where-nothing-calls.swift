//! title: what is registered only by a function that nothing calls is not registered
//! command: check
//! runs: no
import Swinject

final class Clock {}
final class Log {}
final class Feed {}
final class Cart {}
final class Page {}
final class Sound {}
final class Clocks: Assembly {
    func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
}
final class Carts: Assembly {
    func assemble(container: Container) { container.register(Cart.self) { _ in Cart() } }
}
let container = Container()
let assembler = Assembler([], container: container)
let carts = Carts()

// Applied, registered, and registered in what is given, by functions that nothing calls.
func applyClocks() { assembler.apply(assembly: Clocks()) }
func registerLog() { container.register(Log.self) { _ in Log() } }
func fill(_ c: Container) { c.register(Feed.self) { _ in Feed() } }
func fillAll() { fill(container) }
/// Names another one, and is named by nobody but itself.
func start(again: Bool) { if again { start(again: false) } else { applyCarts() } }
func applyCarts() { assembler.apply(assemblies: [carts]) }
// registerLog() in a comment calls nothing, and so does a function of the same name with other labels.
func registerLog(quietly: Bool) {}
/// A type that nothing makes.
final class Launch {
    init() { container.register(Page.self) { _ in Page() } }
}
func registerSound() { container.register(Sound.self) { _ in Sound() } }

func ask() {
    _ = container.resolve(Clock.self)  //~ missing-registration: 'Clock' is not registered: 'applyClocks', which registers it, is never called
    _ = container.resolve(Log.self)  //~ missing-registration: 'registerLog', which registers it, is never called
    _ = container.resolve(Feed.self)  //~ missing-registration: 'fillAll', which registers it, is never called
    _ = container.resolve(Cart.self)  //~ missing-registration: 'start', which registers it, is never called
    _ = container.resolve(Page.self)  //~ missing-registration: 'Launch', which registers it, is never created
    _ = container.resolve(Sound.self)
}
registerLog(quietly: true)
registerSound()
ask()
