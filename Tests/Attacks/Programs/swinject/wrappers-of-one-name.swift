//! class: K7 helpers
//! note: two types have wrappers of one name, which ask other containers
import Swinject
import Probe
final class Clock {}
final class Diary {}
enum Day { static let box = Container { $0.register(Clock.self) { _ in Clock() } }; @propertyWrapper struct Got<T> { let wrappedValue: T?; init() { wrappedValue = Day.box.resolve(T.self) } } }
enum Night { static let box = Container(); @propertyWrapper struct Got<T> { let wrappedValue: T?; init() { wrappedValue = Night.box.resolve(T.self) } } }
func show() {
    @Day.Got var day: Clock?; probe(day)
    @Night.Got var night: Clock?; probe(night)
}
show()
