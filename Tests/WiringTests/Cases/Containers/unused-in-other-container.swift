//! title: a name that a pattern binds to another container: only that one's registration is unused
//! runs: no
import Swinject

let container = Container()
let other = Container()
container.register(Int.self) { _ in 1 }
other.register(Int.self) { _ in 2 }
other.register(String.self) { _ in "" }  //~ unused-registration
func pair() {
    let (container, count) = (other, 1)
    _ = container.resolve(Int.self)
    _ = count
}
_ = container.resolve(Int.self)
pair()
