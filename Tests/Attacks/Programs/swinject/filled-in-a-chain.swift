//! class: K8 not counted
//! note: containers are what functions of an extension give back
import Swinject
import Probe
final class Clock {}
final class Diary {}
extension Container {
    func withClock() -> Container { register(Clock.self) { _ in Clock() }; return self }
    func withDiary() -> Self { register(Diary.self) { _ in Diary() }; return self }
}
let both = Container().withClock().withDiary()
let one = Container().withClock()
probe(both.resolve(Clock.self))
probe(both.resolve(Diary.self))
probe(one.resolve(Clock.self))
probe(one.resolve(Diary.self))
