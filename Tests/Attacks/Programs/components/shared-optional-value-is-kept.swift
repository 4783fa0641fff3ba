//! class: C7 shared
//! note: a shared value that is nil is made once
import Dovetail
final class AppComponent: BootstrapComponent {
    var count = 0
    var user: String? { shared { count += 1; return nil } }
}
let app = AppComponent()
print(app.user as Any, app.user as Any, app.count)
//> nil nil 1
