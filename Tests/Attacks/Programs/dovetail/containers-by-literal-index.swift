//! class: K1 places
//! note: containers in constant and changing lists, by a literal index
import Dovetail
import Probe
struct Feed: Sendable {}
let full = try Container { c in c.register(Feed.self) { _ in Feed() } }
let empty = try Container { _ in }
let all = [full, empty]
attempt { try all[0].resolve(Feed.self) }
attempt { try all[1].resolve(Feed.self) }
enum Boxes { static let all = [empty, full] }
attempt { try Boxes.all[1].resolve(Feed.self) }
attempt { try Boxes.all[0].resolve(Feed.self) }
func run() {
    let all = [empty, full]
    attempt { try all[1].resolve(Feed.self) }
    attempt { try all[0].resolve(Feed.self) }
}
run()
var changing = [full, empty]
changing.swapAt(0, 1)
attempt { try changing[1].resolve(Feed.self) }
attempt { try changing[0].resolve(Feed.self) }
