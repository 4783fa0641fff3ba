//! class: K3 assignments
//! note: another type assigns through a chain of members
import Swinject
import Probe
final class Cart {}
final class Holder { var box = Container() }
struct Scene { let holder = Holder() }
struct Reset { let scene: Scene; func run() { scene.holder.box = Container() } }
let scene = Scene()
scene.holder.box.register(Cart.self) { _ in Cart() }
probe(scene.holder.box.resolve(Cart.self))
Reset(scene: scene).run()
probe(scene.holder.box.resolve(Cart.self))
