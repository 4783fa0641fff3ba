//! class: C9 false errors
//! note: a method reads the property only for some arguments
import Dovetail
final class AppComponent: BootstrapComponent {
    var limit: Int { page(1) }
    func page(_ n: Int) -> Int { n == 1 ? 5 : limit + n }
}
print(AppComponent().page(2))
//> 7
