//! runs: no
import Swinject

class Clock {}
class Store {}
let container = Container()
#if os(iOS)
container.register(Clock.self) { _ in Clock() }
container.register(Store.self) { _ in Store() }
#elseif os(macOS)
container.register(Clock.self) { _ in Clock() }
#endif
_ = container.resolve(Clock.self)
_ = container.resolve(Store.self) //~ missing-registration: os(iOS)
