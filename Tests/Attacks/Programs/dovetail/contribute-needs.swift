//! class: K13 function needs
//! note: what is contributed needs something that is not there
import Dovetail
import Probe
struct Count: Sendable {}
struct Job: Sendable { let count: Count }
let box = try Container { c in c.contribute(Job.self) { (count: Count) in Job(count: count) } } //~ missing-registration
attempt { try box.resolve([Job].self) }
