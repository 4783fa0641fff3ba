//! runs: no
//! proof: proved 12 of 12 resolutions
import Swinject
import SwinjectAutoregistration

protocol A {}
protocol B {}
class Impl: A, B { init(a: A? = nil) {} }
class Node { var next: Node? }
struct Names { static let mock = "mock" }
enum Kind: String { case plain, fancy = "f" }

let container = Container()
container.register(A.self, name: "mock") { _ in Impl() }.inObjectScope(.container)
container.register(A.self, name: Kind.plain.rawValue) { _ in Impl() }
container.register(A.self, name: "f") { _ in Impl() }
container.register(Impl.self) { r in Impl(a: r.resolve(A.self, name: Names.mock)!) }.implements(B.self)
container.register(Node.self) { _ in Node() }.initCompleted { r, node in node.next = r.resolve(Node.self) }
let entry = container.register(Int.self) { (_, size: Int) in size }
container.forward(Double.self, to: entry)

func use(_ r: Resolver) {
    _ = r.resolve(B.self)
    _ = r.resolve(A.self, name: Kind.fancy.rawValue)
    _ = r.resolve(A.self, name: Kind.plain.rawValue)
    _ = r.resolve(Node.self)
    _ = r.resolve(Int.self, argument: 4)
    _ = r.resolve(Double.self, argument: 4)
    let lazy = r.resolve(Lazy<B>.self)
    let provider = r.resolve(Provider<B>.self)
    _ = r.resolve(Optional<Float>.self)
    _ = (lazy, provider)
}
use(container)
_ = container.synchronize().resolve(B.self)
