//! title: a branch around a call counts for all that the function calls in turn
//! command: check --strict
//! runs: no
import Swinject

final class Clock {}
final class Log {}
final class Feed {}
final class Door {}
func fillClock(_ c: Container) { c.register(Clock.self) { _ in Clock() } }
func fillAll(_ c: Container) { fillClock(c) }
func fillAndAsk(_ c: Container) {
    fillDoor(c)
    _ = c.resolve(Door.self)
}
func fillDoor(_ c: Container) { c.register(Door.self) { _ in Door() } }
func fillFeed(_ c: Container) { c.register(Feed.self) { _ in Feed() } }
func fillTwice(_ c: Container) { fillFeed(c) }
class Base: Assembly {
    func assemble(container: Container) { container.register(Log.self) { _ in Log() } }
}
final class Sub: Base {
    override func assemble(container: Container) { super.assemble(container: container) }
}
let container = Container()
let assembler = Assembler(container: container)
let isQuiet = CommandLine.arguments.isEmpty
if isQuiet {
    fillAll(container)
    assembler.apply(assembly: Sub())
    fillAndAsk(container)
    fillTwice(container)
}
fillTwice(container)
_ = container.resolve(Clock.self)  //~ unprovable-resolution: only by 'fillAll'
_ = container.resolve(Log.self)  //~ unprovable-resolution: only in a branch
_ = container.resolve(Feed.self)
