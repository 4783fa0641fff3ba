//! title: missing-registration: an assembly that is applied to another container is one finding
import Dovetail

protocol Clock: Sendable {}
protocol Log: Sendable {}
struct SystemClock: Clock {}
struct FileLog: Log {}
final class Feed { init(clock: any Clock) {} }
final class Cart { init(log: any Log) {} }

struct DataAssembly: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register((any Clock).self, SystemClock.init)
        c.register((any Log).self, FileLog.init)
    }
}
struct AppAssembly: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register(Feed.self, Feed.init)  //~ missing-registration: 'Feed' needs 'Clock', but 'DataAssembly', which registers it, is not applied to 'preview'
        c.register(Cart.self, Cart.init)  //~ missing-registration: 'Log' is also needed here, by 'Cart'
    }
}
let container = try Container(DataAssembly(), AppAssembly())
_ = try container.resolve(Feed.self)
_ = try container.resolve(Cart.self)
let preview = try Container(AppAssembly())
_ = try preview.resolve(Feed.self)
_ = try preview.resolve(Cart.self)
