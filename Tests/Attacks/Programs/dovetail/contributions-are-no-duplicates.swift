//! class: K14 creation
//! note: contributions of one type
import Dovetail
import Probe
struct Job: Sendable {}
let box = try Container { c in
    c.contribute(Job.self) { _ in Job() }
    c.contribute(Job.self) { _ in Job() }
    c.register(Job.self) { _ in Job() }
}
same(try box.resolve([Job].self).count == 3)
attempt { try box.resolve(Job.self) }
