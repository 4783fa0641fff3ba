//! title: what a method registers that a subclass replaces
//! runs: no
//! proof: proved 1 of 2 resolutions; 1 not provable: 1 unknown container
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
_ = container.resolve(Feed.self)
_ = container.resolve(Log.self)
