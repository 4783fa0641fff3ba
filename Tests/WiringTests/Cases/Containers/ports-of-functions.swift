//! title: a port in a local variable or a property is the one that was put there
//! command: check --strict
//! runs: no
import Dovetail

enum External {
    static let size = Port<Int>("size")
    static let early = Port<Int>("early")
}
struct Kit {
    var size = Port<Int>("own")
}
let kit = Kit(size: External.size)
try kit.size.inject(1)
try External.early.inject({ try External.early.get() }())  //~ missing-registration: 'early'
func local() throws {
    let own = Port<Int>("own")
    try own.inject(1)
}
try local()
_ = try External.size.get()
