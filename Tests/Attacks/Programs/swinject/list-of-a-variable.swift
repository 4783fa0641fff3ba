//! class: K9 dispatch
//! note: a class whose subclasses fill other containers is passed, and one of its objects by a variable
import Swinject
import Probe
final class Feed { init() {} }
let one = Container(), two = Container()
protocol Part { func assemble(container: Container) }
struct First: Part { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct Second: Part { func assemble(container: Container) { } }
func fill(_ parts: [any Part], _ box: Container) { for part in parts { part.assemble(container: box) } }
let part: any Part = Second()
fill([part], one)
fill([First()], two)
probe(two.resolve(Feed.self))
probe(one.resolve(Feed.self))
