//! class: K14 creation
//! note: a Result is not Hashable if its failure is not
import Dovetail
import Probe
struct Bad: Error {}
struct Feed: Sendable {}
let box = try Container { c in
    c.register(Feed.self, scope: .singleton) { (_: borrowing Resolver, _: Result<Int, Bad>) in Feed() }
}
attempt { try probe(box.resolve(Feed.self, arguments: Result<Int, Bad>.success(1))) }
