//! runs: no
import Swinject

protocol Store {}
final class Disk: Store {}
final class Log {}
let container = Container()
container.register(Store.self) { _ in Disk() }
container.register(Log.self) { _ in Log() } //~ unused-registration: nothing that the program asks for needs 'Log'
_ = container.resolve(Store.self)
