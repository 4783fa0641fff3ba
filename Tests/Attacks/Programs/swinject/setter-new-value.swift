//! class: K4 patterns
//! note: newValue in a setter is another container
import Swinject
import Probe
final class Cart {}
let full = Container()
full.register(Cart.self) { _ in Cart() }
struct Screen { var box: Container { get { full } set { probe(newValue.resolve(Cart.self)) } } }
var screen = Screen()
screen.box = Container()
