//! title: helpers by their own generic parameters
//! runs: no
import Swinject

protocol Screen {}
final class Home: Screen {}
final class Cart {}
struct Box<T> { let value: T }
let container = Container()
container.register(Home.self) { _ in Home() }
container.register([Home].self) { _ in [] }
func both<A, B>(_ a: A.Type, _ b: B.Type) -> (A, B) { (container.resolve(a)!, container.resolve(b)!) }
_ = both(Home.self, Cart.self)  //~ missing-registration: 'Cart'
func unbox<T>(_ type: T.Type) -> T { container.resolve(Box<T>.self)!.value }
_ = unbox(Home.self)  //~ missing-registration: 'Box<Home>'
func all<T>() -> [T] { container.resolve([T].self)! }
let homes: [Home] = all()
let carts: [Cart] = all()  //~ missing-registration: '[Cart]'
func get<T>(_ type: T.Type, or value: T) -> T { container.resolve(type) ?? value }
_ = get(Cart.self, or: Cart())
func pick<T>(_ type: T.Type) -> T { container.resolve(type)! }
func pick<T: Screen>(_ type: T.Type) -> T { container.resolve(type)! }
_ = pick(Home.self)
@propertyWrapper struct Injected<T> {
    let wrappedValue: T
    init() { wrappedValue = container.resolve(T.self)! }
    init<S>(as type: S.Type) { wrappedValue = container.resolve(S.self) as! T }
}
struct Page {
    @Injected var home: Home
    @Injected(as: Home.self) var screen: Screen
    @Injected(as: Cart.self) var other: AnyObject  //~ missing-registration: 'Cart'
}
let direct = Injected<Cart>()  //~ missing-registration: 'Cart'
_ = Page()
