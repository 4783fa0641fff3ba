//! class: K1 places
//! note: a lazy property fills what it makes
import Swinject
import Probe
final class Session {}
final class Screen {
    lazy var box: Container = {
        let box = Container()
        box.register(Session.self) { _ in Session() }
        return box
    }()
    func show() { probe(box.resolve(Session.self)) }
}
Screen().show()
