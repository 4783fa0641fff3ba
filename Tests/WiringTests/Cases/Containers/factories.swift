//! title: what functions, cases and closures take is resolved for them
//! runs: no
import Dovetail

struct Clock: Sendable {}
struct Log: Sendable { init(clock: Clock) {} }
enum Sink: Sendable { case log(Log) }
@Sendable func makeLog(clock: Clock) -> Log { Log(clock: clock) }
struct Job: Sendable { let clock: Clock, size: Int }
let container = try Container { c in
    c.register(Log.self, makeLog)  //~ missing-registration: 'Clock'
    c.register(Sink.self, Sink.log)
    c.register(Int.self) { 1 }
    c.register(Job.self) { (clock: Clock, size: Int) in Job(clock: clock, size: size) }  //~ missing-registration: 'Clock'
    c.register(String.self) { String($0) }
}
_ = try container.resolve(Log.self)
_ = try container.resolve(Sink.self)
_ = try container.resolve(Job.self)
_ = try container.resolve(String.self)
