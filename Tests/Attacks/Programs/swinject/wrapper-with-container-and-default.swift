//! class: K7 helpers
//! note: a wrapper takes a container, and has one by default
import Swinject
import Probe
final class Clock {}
final class Diary {}
enum Boxes { static let app = Container { $0.register(Clock.self) { _ in Clock() } }; static let page = Container { $0.register(Diary.self) { _ in Diary() } } }
@propertyWrapper struct Take<T> { let wrappedValue: T?; init(_ box: Container = Boxes.app) { wrappedValue = box.resolve(T.self) } }
func show() {
    @Take var clock: Clock?; probe(clock)
    @Take(Boxes.page) var diary: Diary?; probe(diary)
    @Take(Boxes.page) var none: Clock?; probe(none)
    @Take var gone: Diary?; probe(gone)
}
show()
