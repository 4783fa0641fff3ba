//! class: K15 cycles
//! note: a service needs a list of which it is a part
import Dovetail
import Probe
protocol Plugin: Sendable {}
final class Menu: Plugin { init(plugins: [any Plugin]) {} }
let box = try Container { c in c.contribute((any Plugin).self) { (plugins: [any Plugin]) in Menu(plugins: plugins) } } //~ construction-cycle
attempt { try box.resolve([any Plugin].self) }
