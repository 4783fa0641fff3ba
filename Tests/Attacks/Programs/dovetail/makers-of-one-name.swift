//! class: K7 helpers
//! note: two types have a generic type of one name, which asks other containers
import Dovetail
import Probe
struct Clock: Sendable {}
struct Diary: Sendable {}
enum Day { static let box = try! Container { c in c.register(Clock.self) { _ in Clock() } }; struct Got<T> { func get() throws -> T { try Day.box.resolve(T.self) } } }
enum Night { static let box = try! Container { c in c.register(Diary.self) { _ in Diary() } }; struct Got<T> { func get() throws -> T { try Night.box.resolve(T.self) } } }
attempt { try Day.Got<Clock>().get() }
attempt { try Night.Got<Diary>().get() }
