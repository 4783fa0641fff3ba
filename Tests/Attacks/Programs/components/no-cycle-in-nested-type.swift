//! class: C9 false errors
//! note: a nested type has members of the same names
import Dovetail
final class AppComponent: BootstrapComponent {
    struct Row { var a: Int { 1 }; var b: Int { a + 1 } }
    var a: Int { Row().b }
    var b: Int { a + Row().a }
}
print(AppComponent().b)
//> 3
