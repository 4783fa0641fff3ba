//! class: K16 inferred
//! note: what is asked for is a generic argument of the type that is made, written or expected
import Dovetail
import Probe
struct Clock: Sendable {}
struct Diary: Sendable {}
struct Cell<Kind, Value> { var label = ""; var value: Value; let kind: Kind? = nil }
final class Keep<Value> { let value: Value; init(value: Value, count: Int = 0) { self.value = value } }
let box = try Container { c in c.register(Clock.self) { _ in Clock() } }
attempt { let cell: Cell<Int, Clock> = Cell(value: try box.resolve()); return cell.value }
attempt { Cell<Int, Diary>(value: try box.resolve()).value }
attempt { let keep: Keep<Clock> = Keep(value: try box.resolve(), count: 2); return keep.value }
attempt { let keep: Keep<Diary> = Keep(value: try box.resolve()); return keep.value }
