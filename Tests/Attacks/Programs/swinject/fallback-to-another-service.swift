//! class: K7 helpers
//! note: a second service is asked for where the first is nil
import Swinject
import Probe
final class Clock {}
final class Diary {}
let box = Container { $0.register(Diary.self) { _ in Diary() } }
func any() -> AnyObject? { box.resolve(Clock.self) ?? box.resolve(Diary.self) }
func left() -> AnyObject? {
    if let diary = box.resolve(Diary.self) { return diary }
    return box.resolve(Clock.self)
}
probe(any())
probe(left())
