//! title: a name that is one of several, of which only some are registered
//! command: check --strict
import Swinject

protocol Sheet {}
final class Plain: Sheet {}
enum Action {
    case profile, alert
    var coordinator: String {
        switch self {
        case .profile: return "Profile"
        case .alert: return "Alert"
        }
    }
}
let container = Container()
container.register(Sheet.self, name: "Alert") { _ in Plain() }
func open(_ action: Action) {
    _ = container.resolve(Sheet.self, name: action.coordinator) //~ unprovable-resolution: the name is known only at run time
}
open(CommandLine.arguments.isEmpty ? .profile : .alert)
