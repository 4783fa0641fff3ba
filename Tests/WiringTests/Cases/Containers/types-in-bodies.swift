//! title: types and typealiases of a body, of a superclass and of an extended type hide those outside
//! runs: no
//! proof: proved 3 of 8 resolutions
import Swinject

final class Cart {}
final class Order {}
let container = Container()
container.register(Cart.self) { _ in Cart() }
func hidden() {
    struct Cart {}
    _ = container.resolve(Cart.self)  //~ missing-registration: 'Cart (declared at main.swift:
}
func renamed() {
    typealias Basket = Cart
    _ = container.resolve(Basket.self)
}
func other() {
    typealias Cart = Order
    _ = container.resolve(Cart.self)  //~ missing-registration: 'Order'
}
class Screen { final class Cart {} }
final class Home: Screen { func ask() { _ = container.resolve(Cart.self) } }  //~ missing-registration: 'Screen.Cart'
struct Box<Cart> {}
extension Box { func ask() { _ = container.resolve(Cart.self) } }
extension Array where Element == Order { func ask() { _ = container.resolve(Element.self) } }
protocol Page { associatedtype Cart }
extension Page { func ask() { _ = container.resolve(Cart.self) } }
_ = container.resolve(Cart.self)
hidden()
renamed()
other()
Home().ask()
Box<Cart>().ask()
[Order]().ask()  //~ missing-registration: 'Order'
struct Shop: Page { typealias Cart = Order }
Shop().ask()  //~ missing-registration: 'Order'
