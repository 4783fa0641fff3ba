//! runs: no
import Swinject

protocol Store {}
final class Disk: Store {}
let container = Container()
#if DEBUG
    container.register(Store.self) { _ in Disk() }
    _ = container.resolve(Store.self)
#endif
_ = container.resolve(Store.self) //~ missing-registration: under #if !DEBUG
