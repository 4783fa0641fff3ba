//! title: what is done with an assembly that is kept cannot be followed everywhere; nothing is said that may be wrong
//! command: check
//! runs: no
import Swinject

final class Clock {}
final class Log {}
final class Feed {}
final class Cart {}
final class Page {}
/// Its initializer hands it on.
final class Clocks: Assembly {
    static let assembler = Assembler([])
    init() { Self.assembler.apply(assembly: self) }
    func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
}
/// Kept, and handed on by name in a function that is called.
final class Logs: Assembly {
    func assemble(container: Container) { container.register(Log.self) { _ in Log() } }
}
/// A member, used through an object.
final class Feeds: Assembly {
    func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } }
}
struct Kept { let feeds = Feeds() }
/// Made through its type.
final class Carts: Assembly {
    init() {}
    func assemble(container: Container) { container.register(Cart.self) { _ in Cart() } }
}
/// Kept in a variable that is handed on inside of another one.
final class Pages: Assembly {
    func assemble(container: Container) { container.register(Page.self) { _ in Page() } }
}
let clocks = Clocks()
let logs = Logs()
let carts: [Carts.Type] = [Carts.self]
let one = Carts()
let pages = [Pages()]
let all: [Assembly] = pages
func start() {
    Clocks.assembler.apply(assembly: logs)
    Clocks.assembler.apply(assembly: Kept().feeds)
    Clocks.assembler.apply(assemblies: all)
    Clocks.assembler.apply(assemblies: carts.map { $0.init() })
}
start()
_ = Clocks.assembler.resolver.resolve(Clock.self)!
_ = Clocks.assembler.resolver.resolve(Log.self)!
_ = Clocks.assembler.resolver.resolve(Feed.self)!
_ = Clocks.assembler.resolver.resolve(Cart.self)!
_ = Clocks.assembler.resolver.resolve(Page.self)!
