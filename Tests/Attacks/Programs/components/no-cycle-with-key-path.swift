//! class: C9 false errors
//! note: a key path is not a reading
import Dovetail
struct Song { var title = "x" }
final class AppComponent: BootstrapComponent {
    var title: String { [Song()].map(\.title)[0] }
    var names: [String] { let title = self.title; return [title] }
}
print(AppComponent().names)
//> ["x"]
