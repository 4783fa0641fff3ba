//! runs: no
import Swinject

protocol Store {}
final class Disk: Store {}
final class Log {}
let container = Container()
container.register(Store.self) { _ in Disk() }
container.register(Log.self) { _ in Log() } //~ unused-registration: 'Log' is registered but never resolved
_ = container.resolve(Store.self)
