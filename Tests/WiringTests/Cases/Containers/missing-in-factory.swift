//! runs: no
//! proof: proved 1 of 2 resolutions
import Swinject

protocol Store {}
final class UseCase { init(store: Store) {} }

let container = Container()
container.register(UseCase.self) { r in
    UseCase(store: r.resolve(Store.self)!) //~ missing-registration: 'UseCase' needs 'Store', which is not registered
}
_ = container.resolve(UseCase.self)
