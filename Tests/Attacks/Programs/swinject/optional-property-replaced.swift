//! class: K3 assignments
//! note: a holder's container is replaced by the empty one
import Swinject
import Probe
final class Cart {}
final class Holder { var box: Container? = Container() }
let holder = Holder()
holder.box?.register(Cart.self) { _ in Cart() }
probe(holder.box?.resolve(Cart.self))
holder.box = nil
probe(holder.box?.resolve(Cart.self))
