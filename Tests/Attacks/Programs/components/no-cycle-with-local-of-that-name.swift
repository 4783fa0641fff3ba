//! class: C9 false errors
//! note: locals, loops and patterns carry the property's own name
import Dovetail
final class AppComponent: BootstrapComponent {
    var total: Int { var total = 0; for total2 in 1...3 { total += total2 }; return total }
    var user: String { if case let user? = Optional("Hana") { return user } else { return "" } }
    var page: Int { func page(_ n: Int) -> Int { n }; return page(2) }
}
print(AppComponent().total, AppComponent().user, AppComponent().page)
//> 6 Hana 2
