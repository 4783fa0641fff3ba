//! class: K4 patterns
//! note: an error carries a container
import Swinject
import Probe
final class Cart {}
struct Failed: Error { let box: Container }
let box = Container()
box.register(Cart.self) { _ in Cart() }
func run() throws { throw Failed(box: Container()) }
do { try run() } catch let failed as Failed { probe(failed.box.resolve(Cart.self)) }
