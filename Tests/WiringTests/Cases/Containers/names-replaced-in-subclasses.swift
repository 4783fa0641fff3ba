//! title: a name that a subclass replaces with a computed property is the subclass's
//! runs: no
//! proof: proved 1 of 3 resolutions
import Swinject

class Store {}
class Screen {
    let container: Container
    init(_ container: Container) { self.container = container }
    var store: String { "disk" }
    var log: String { "log" }
    func open() {
        _ = container.resolve(Store.self, name: store)
        _ = container.resolve(Store.self, name: log) //~ missing-registration: named "log"
    }
}
final class Detail: Screen {
    let path: String
    init(_ container: Container, path: String) {
        self.path = path
        super.init(container)
    }
    override var store: String { path }
}
let container = Container()
container.register(Store.self, name: "disk") { _ in Store() }
_ = container.resolve(Store.self, name: "disk")
Detail(container, path: "tape").open() //~ missing-registration: 'Store' named "tape"
