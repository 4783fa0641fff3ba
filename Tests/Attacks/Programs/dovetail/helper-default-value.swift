//! class: K7 helpers
//! note: a helper replaces what fails by a default
import Dovetail
import Probe
struct Feed: Sendable {}
let box = try Container { _ in }
func get<T>(_ type: T.Type, or other: @autoclosure () -> T) -> T { (try? box.resolve(T.self)) ?? other() }
same("\(get(Feed.self, or: Feed()))" == "Feed()")
