//! class: K8 not counted
//! note: a file uses a wrapper that is nested in a type of another file
//// file: App/Day.swift
import Swinject
final class Clock {}
enum Day {
    static let box = Container()
    @propertyWrapper struct Got<T> { let wrappedValue: T; init() { wrappedValue = Day.box.resolve(T.self)! } }
}
//// file: App/Screen.swift
import Probe
struct Screen {
    @Day.Got var clock: Clock //~ missing-registration
    func show() { probe(clock) }
}
//// file: App/main.swift
Screen().show()
