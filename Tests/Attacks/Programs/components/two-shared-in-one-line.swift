//! class: C7 shared
//! note: two values of one type in one line
import Dovetail
final class Cache { let n: Int; init(_ n: Int) { self.n = n } }
final class AppComponent: BootstrapComponent {
    var a: Cache { shared { Cache(1) } }; var b: Cache { shared { Cache(2) } }
    var both: [Int] { [a.n, b.n] }
}
print(AppComponent().both)
//> [1, 2]
