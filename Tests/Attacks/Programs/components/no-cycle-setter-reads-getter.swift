//! class: C9 false errors
//! note: a setter reads the property that its getter computes
import Dovetail
final class AppComponent: BootstrapComponent {
    private var kept = 1
    var volume: Int { get { kept } set { if newValue != volume { kept = newValue } } }
}
let app = AppComponent()
app.volume = 5
print(app.volume)
//> 5
