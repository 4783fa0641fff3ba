//! class: C9 false errors
//! note: a method calls itself with less
import Dovetail
final class AppComponent: BootstrapComponent {
    func factorial(_ n: Int) -> Int { n < 2 ? 1 : n * factorial(n - 1) }
    var six: Int { factorial(3) }
}
print(AppComponent().six)
//> 6
