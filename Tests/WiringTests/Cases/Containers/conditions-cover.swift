//! runs: no
//! proof: proved 2 of 2 resolutions
import Swinject

protocol Store {}
final class Disk: Store {}
let container = Container()
#if DEBUG
    container.register(Store.self) { _ in Disk() }
    _ = container.resolve(Store.self)
#else
    container.register(Store.self) { _ in Disk() }
#endif
_ = container.resolve(Store.self)
