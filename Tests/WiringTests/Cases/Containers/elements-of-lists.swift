//! title: each element of a constant list registers, by forEach or in a loop
//! command: check
//! runs: no
//! proof: proved 3 of 4 resolutions
import Swinject

protocol Part { func register(in container: Container, named name: String) }
final class Clock {}
final class Diary {}
final class Alarm { init(_ clock: Clock) {} }

final class Clocks: Part {
    func register(in container: Container, named name: String) { basics(in: container) }
    private func basics(in container: Container) { container.register(Clock.self) { _ in Clock() } }
}
class Alarms: Part {
    func register(in container: Container, named name: String) {
        container.register(Alarm.self) { r in Alarm(r.resolve(Clock.self)!) }
    }
}
final class LoudAlarms: Alarms {}

final class Parts {
    private lazy var container = Container()
    let parts: [any Part] = [Clocks(), LoudAlarms()]
    func container(named name: String) -> Container {
        parts.forEach { $0.register(in: container, named: name) }
        return container
    }
}
let container = Parts().container(named: "app")
_ = container.resolve(Alarm.self)
_ = container.resolve(Clock.self)
_ = container.resolve(Diary.self) //~ missing-registration: 'Diary' is not registered
