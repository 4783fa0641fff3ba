//! class: C9 false errors
//! note: two providers that need each other
import Dovetail
final class AppComponent: BootstrapComponent {
    var a: Int { b + 1 } //~ provider-cycle
    var b: Int { a + 1 }
    var c: Int { 1 }
}
print(AppComponent().c)
