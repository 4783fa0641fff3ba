//! title: what a generic function gives back of a closure's parameter may be a container
//! runs: no
//! proof: proved 2 of 6 resolutions
import Swinject

class Used {}
class Other {}
let box = Container()
func run(_ c: Container, _ body: (Container) -> Void) { body(c) }
func same<T>(_ value: T) -> T { value }

func start() {
    box.register(Used.self) { _ in Used() }
    run(box) { c in
        _ = same(c).resolve(Other.self)!  //~ missing-registration: Other
    }
    run(box) { c in
        let again = same(c)
        _ = again.resolve(Other.self)!  //~ missing-registration: Other
    }
    run(box) { _ = same($0).resolve(Other.self)! }  //~ missing-registration: Other
    run(box) { c in _ = same(same(c)).resolve(Other.self)! }  //~ missing-registration: Other
    _ = same(box).resolve(Used.self)!
    run(box) { c in _ = c.resolve(Used.self)! }
}
start()
