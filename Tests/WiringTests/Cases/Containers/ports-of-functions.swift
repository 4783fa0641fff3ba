//! title: a port in a local variable is not provable, nor is another that may be the same
//! command: check --strict
//! runs: no
import Dovetail

enum External {
    static let size = Port<Int>("size")
    static let early = Port<Int>("early")
}
struct Kit {
    var size = Port<Int>("own")  //~ unprovable-resolution: cannot prove that this has a value
}
let kit = Kit(size: External.size)
try kit.size.inject(1)
try External.early.inject({ try External.early.get() }())  //~ unprovable-resolution: cannot prove that this has a value
func local() throws {
    let own = Port<Int>("own")  //~ unprovable-resolution: cannot prove that this has a value
    try own.inject(1)
}
try local()
_ = try External.size.get()  //~ unprovable-resolution: cannot prove that this has a value
