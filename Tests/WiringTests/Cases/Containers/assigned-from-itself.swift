//! title: what is assigned is asked of the container that was there before
//! runs: no
//! proof: proved 2 of 3 resolutions
import Swinject

final class Store {}
final class Cart { init(store: Store) {} }
func open() {
    var container = Container()
    container.register(Store.self) { _ in Store() }
    container = filled(with: container.resolve(Store.self)!)
    _ = container.resolve(Cart.self)
    _ = container.resolve(Store.self) //~ missing-registration: 'Store'
}
func filled(with store: Store) -> Container {
    let container = Container()
    container.register(Cart.self) { _ in Cart(store: store) }
    return container
}
open()
