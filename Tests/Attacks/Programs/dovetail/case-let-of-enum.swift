//! class: K4 patterns
//! note: an enum case holds a container
import Dovetail
import Probe
struct Cart: Sendable {}
enum State { case ready(Container), off }
func ask(_ state: State) {
    switch state {
    case .ready(let box): attempt { try box.resolve(Cart.self) } //~ missing-registration
    case .off: break
    }
}
ask(.ready(try Container { _ in }))
