//! runs: no
import Swinject

typealias One = Other
typealias Other = One
class Box<Content> {}
typealias Endless<Content> = Box<Endless<Content>>
enum App { typealias Store = Store<Int> }

let container = Container()
container.register(App.Store.self) { _ in App.Store() }
_ = container.resolve(App.Store.self)
_ = container.resolve(One.self) //~ missing-registration
_ = container.resolve(Endless<Int>.self) //~ missing-registration
