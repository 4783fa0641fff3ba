//! title: a service type that nothing declares, and a name of the service that needs it
//! command: check
import Dovetail

protocol Accounts: Sendable {}
protocol Rates: Sendable {}
struct Remote: Accounts {}
struct Cached: Rates { let live: any Rates }
let container = try Container { c in
    c.register((any Accounts).self) { _ in Remote() }
    c.register((any Rates).self, name: "cached") { r in
        Cached(live: try r.resolve(name: "live")) //~ missing-registration: help: add c.register((any Rates).self, name: "live") { r in … } beside the registration at App/main.swift:8
    }
    c.register(Int.self, name: "limit") { _ in 1 }
}
_ = try container.resolve((any Acounts).self) //~ not-in-scope: did you mean 'Accounts'?
_ = try container.resolve((any Rates).self, name: "cached")
_ = try container.resolve(Int.self, name: "limt") //~ missing-registration: pass name: "limit" here, or correct the name of that registration
