//! title: an object of a subclass is another one, and applies the assembly that it inherits
//! runs: no
//! proof: proved 2 of 2 resolutions
import Swinject

final class Clock {}
final class Log {}
class Holder { let container = Container() }
final class Keeper: Holder {}
let holder = Holder()
let keeper = Keeper()
holder.container.register(Clock.self) { _ in Clock() }
keeper.container.register(Clock.self) { _ in Clock() }
_ = keeper.container.resolve(Clock.self)

class Logs: Assembly { func assemble(container: Container) { container.register(Log.self) { _ in Log() } } }
final class MoreLogs: Logs {}
let one = Container()
let other = Container()
other.register(Int.self) { _ in 1 }  //~ unused-registration
for part in [MoreLogs()] as [Assembly] { part.assemble(container: one) }
_ = one.resolve(Log.self)
