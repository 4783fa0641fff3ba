//! class: C9 false errors
//! note: code behind a return is never run
import Dovetail
final class AppComponent: BootstrapComponent {
    var host: String {
        #if true
        return "a.b"
        #else
        return host
        #endif
    }
}
print(AppComponent().host)
//> a.b
