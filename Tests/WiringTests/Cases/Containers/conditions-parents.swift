//! title: where a child has a service under #if alone, its parent's is found too, and built in the parent
//! runs: no
import Dovetail

final class Log: Sendable { init(_ level: Int) {} }
final class Sync: Sendable { init(_ level: Int) {} }
let app = try Container { c in
    c.register(Log.self, scope: .singleton, Log.init) //~ missing-registration: is not registered
    #if DEBUG
        c.register(Sync.self, scope: .singleton, Sync.init) //~ missing-registration: 'Int' is also needed here, by 'Sync'
    #endif
}
let page = try Container(parent: app) { c in
    c.register(Int.self) { _ in 1 }
    #if DEBUG
        c.register(Log.self, Log.init)
    #endif
}
_ = try page.resolve(Log.self)
_ = try page.resolve(Sync.self) //~ missing-registration: under #if !DEBUG
