//! title: a generic service that is registered without its arguments, and asked for with them
//! runs: no
import Swinject

protocol Scheduler {}
extension RunLoop: Scheduler {}
final class Queue: Scheduler { static let main = Queue() }
final class Search<S: Scheduler> {
    init(scheduler: S) {}
    init() where S == RunLoop {}
}
final class List<S: Scheduler> { init(_ scheduler: S = RunLoop.main) {} }
final class Pair<A, B> { init(_ a: A, b: B) {} }

let container = Container()
container.register(Search.self) { _ in Search(scheduler: RunLoop.main) }
container.register(Search.self, name: "own") { _ in Search(scheduler: Queue.main) }
container.register(Search.self, name: "written") { _ in Search<Queue>(scheduler: .main) }
container.register(List.self) { _ in List() }
container.register(Pair.self) { _ in Pair(Queue(), b: RunLoop.main) }

_ = container.resolve(Search<RunLoop>.self)!
_ = container.resolve(Search<Queue>.self)!
_ = container.resolve(Search<Queue>.self, name: "own")!
_ = container.resolve(Search<Queue>.self, name: "written")!
// The default argument is not told: it may be this one.
_ = container.resolve(List<RunLoop>.self)!
_ = container.resolve(Pair<Queue, RunLoop>.self)!
_ = container.resolve(Pair<RunLoop, Queue>.self)!
