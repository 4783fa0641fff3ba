//! title: Provider, Lazy and AsyncProvider need a registration of their service
import Dovetail

struct Store: Sendable {}
struct Feed: Sendable {}
struct Card: Sendable {}
struct Bank: Sendable {
    let store: Provider<Store>
    let feed: Lazy<Feed>
    let card: Provider<Card>?
    let all: Provider<[Card]>
    let maybe: Provider<Card?>
}
typealias Stores = Provider<Store>

let container = try Container { c in
    c.register(Bank.self, Bank.init) //~ missing-registration missing-registration missing-registration
}
_ = try container.resolve(Bank.self)
_ = try container.resolve(Stores.self) //~ missing-registration: 'Store'
_ = try container.resolve(AsyncProvider<Feed>.self) //~ missing-registration: 'Feed'
