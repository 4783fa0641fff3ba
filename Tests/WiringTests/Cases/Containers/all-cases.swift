//! runs: no
//! proof: proved 4 of 5 resolutions
import Swinject

protocol Coordinator {}
final class Plain: Coordinator {}
enum Action: CaseIterable {
    case profile, alert
    var coordinator: String {
        switch self {
        case .profile: return "Profile"
        case .alert: return "Alert"
        }
    }
}
let container = Container()
Action.allCases.forEach { action in
    container.register(Coordinator.self, name: action.coordinator) { _ in Plain() }
}
func open(_ action: Action) {
    _ = container.resolve(Coordinator.self, name: action.coordinator)
    _ = container.resolve(Coordinator.self, name: "Profile")
    _ = container.resolve(Coordinator.self, name: "Alert")
    _ = container.resolve(Coordinator.self, name: "Alarm") //~ missing-registration: named "Alarm"
}
for action in Action.allCases { open(action) }
