//! class: C9 false errors
//! note: a closure that is called later reads the property that makes it
import Dovetail
final class AppComponent: BootstrapComponent {
    var count = 0
    lazy var refresh: () -> Void = { [unowned self] in
        count += 1
        if count < 3 { refresh() }
    }
}
let app = AppComponent()
app.refresh()
print(app.count)
//> 3
