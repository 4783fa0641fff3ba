//! class: K9 dispatch
//! note: a second list in a branch
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
struct FeedAssembly: Assembly { func assemble(container: Container) { container.register(Feed.self) { _ in Feed() } } }
struct ChatAssembly: Assembly { func assemble(container: Container) { container.register(Chat.self) { _ in Chat() } } }
import Foundation
final class Injector {
    private let container: Container
    init(container: Container) { self.container = container }
    func assemble(_ list: [Assembly]) { list.forEach { $0.assemble(container: container) } }
    func find<T>(_ type: T.Type) -> T? { container.resolve(type) }
}
let one = Injector(container: Container())
one.assemble([FeedAssembly()])
if ProcessInfo.processInfo.arguments.count > 7 { one.assemble([ChatAssembly()]) }
probe(one.find(Feed.self))
probe(one.find(Chat.self))
