//! title: what a method registers that a subclass replaces is not there
//! runs: no
//! proof: proved 1 of 2 resolutions
import Swinject

final class Feed {}
final class Log {}
let container = Container()
class Setup {
    func run() { hook() }
    func hook() { container.register(Feed.self) { _ in Feed() } }
    func log() { container.register(Log.self) { _ in Log() } }
}
final class Quiet: Setup { override func hook() {} }
let setup = Quiet()
setup.run()
setup.log()
_ = container.resolve(Feed.self)  //~ missing-registration: 'Feed' is not registered
_ = container.resolve(Log.self)
