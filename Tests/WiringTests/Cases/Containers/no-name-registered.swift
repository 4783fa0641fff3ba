//! title: a name that is one of several, none of which is registered
//! runs: no
//! proof: proved 0 of 8 resolutions; 5 not provable: 5 dynamic names
import Swinject

protocol Coordinator {}
protocol Screen {}
protocol Sheet {}
protocol Alert {}
final class Plain: Coordinator, Screen, Sheet, Alert {}
enum Action: CaseIterable {
    case profile, alert
    var coordinator: String {
        switch self {
        case .profile: return "Profile"
        case .alert: return "Alert"
        }
    }
}
protocol Titled { var heading: String { get } }
extension Titled {
    var title: String { isFirst ? "First" : "Second" }
    var heading: String {
        if isFirst { return "First" } else { return "Second" }
    }
    var isFirst: Bool { true }
}
struct Page: Titled { let heading = "Page" }
let container = Container()
container.register(Coordinator.self) { _ in Plain() }
container.register(Sheet.self, name: "Alert") { _ in Plain() }
container.register(Alert.self, name: "Page") { _ in Plain() }
Action.allCases.forEach { action in
    container.register(Screen.self, name: action.coordinator) { (_, id: Int) in Plain() }
}
func open(_ action: Action, _ titled: Titled) {
    _ = container.resolve(Coordinator.self, name: action.coordinator)
    _ = container.resolve(Screen.self, name: action.coordinator)
    _ = container.resolve(Screen.self, name: action.coordinator, argument: 1)
    // One of them is registered.
    _ = container.resolve(Sheet.self, name: action.coordinator)
    // A type that conforms may have another name.
    _ = container.resolve(Alert.self, name: titled.heading)
    _ = container.resolve(Alert.self, name: titled.title) //~ missing-registration: 'Alert' named "First"
    Action.allCases.forEach { action in
        _ = container.resolve(Alert.self, name: action.coordinator) //~ missing-registration: 'Alert' named "Alert" or "Profile"
    }
}
struct Other: Titled { let heading = "Other" }
open(Action.allCases.randomElement()!, Bool.random() ? Page() : Other())
