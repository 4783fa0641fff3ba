//! title: an assembly that is made, kept under a name, and given to nobody registers nothing
//! command: check
//! runs: no
//! proof: proved 1 of 6 resolutions
import Swinject

final class Clock {}
final class Log {}
final class Feed {}
final class Cart {}
final class Page {}
final class Clocks: Assembly {
    func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
}
final class Logs: Assembly {
    func assemble(container: Container) { container.register(Log.self) { _ in Log() } }
}
final class Feeds: Assembly {
    func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } }
}
final class Carts: Assembly {
    func assemble(container: Container) { container.register(Cart.self) { _ in Cart() } }
}
final class Pages: Assembly {
    func assemble(container: Container) { container.register(Page.self) { _ in Page() } }
}
final class Tab {}
final class Tabs: Assembly {
    func assemble(container: Container) { container.register(Tab.self) { _ in Tab() } }
}
let main = Tabs()
let clocks = Clocks()
let list: [Assembly] = [Logs()]
let pages: [Assembly] = [Pages()]
let assembler = Assembler([])
func make() {
    let feeds = Feeds()
    _ = feeds
    _ = Carts()
}
make()
assembler.apply(assemblies: pages)
_ = clocks
_ = assembler.resolver.resolve(Clock.self)! //~ missing-registration: 'Clock' is registered here by 'Clocks'
_ = assembler.resolver.resolve(Log.self)! //~ missing-registration: 'Log'
_ = assembler.resolver.resolve(Feed.self)! //~ missing-registration: 'Feed'
_ = assembler.resolver.resolve(Cart.self)! //~ missing-registration: 'Cart'
_ = assembler.resolver.resolve(Page.self)!
_ = assembler.resolver.resolve(Tab.self)! //~ missing-registration: 'Tab'
