//! runs: no
import Swinject

protocol Store {}
final class UseCase {}
final class Screen {}

let container = Container()
container.register(UseCase.self) { r in
    _ = r.resolve(Store.self)! //~ missing-registration: 'Screen', registered here, needs 'UseCase'
    return UseCase()
}
container.register(Screen.self) { r in
    _ = r.resolve(UseCase.self)!
    return Screen()
}
func open() { _ = container.resolve(Screen.self) }
