//! title: missing-registration: a forgotten assembly is one finding, with a note for each further use
import Dovetail

protocol Clock: Sendable { func now() -> Int }
protocol Feed: Sendable { var id: Int { get } }
struct SystemClock: Clock { func now() -> Int { 1 } }
struct RemoteFeed: Feed { let id = 1; let clock: any Clock }
final class Cart { init(feed: any Feed, clock: any Clock) {} }
final class Orders { init(feed: any Feed) {} }

struct DataAssembly: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register((any Clock).self) { _ in SystemClock() }
        c.register((any Feed).self, RemoteFeed.init)
    }
}
struct AppAssembly: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register(Cart.self, Cart.init) //~ missing-registration: 'Feed' is also needed here, by 'Cart'
        c.register(Orders.self) { r in
            Orders(feed: try r.resolve()) //~ missing-registration: 'Feed' is also needed here, by 'Orders'
        }
    }
}
let container = try Container(AppAssembly())
_ = try container.resolve(Cart.self)
_ = try container.resolve(Orders.self)
_ = try container.resolve((any Clock).self) //~ missing-registration: 'Clock' is also needed here
