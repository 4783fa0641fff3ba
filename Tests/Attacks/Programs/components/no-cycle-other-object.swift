//! class: C9 false errors
//! note: the member of that name is another object's
import Dovetail
final class Settings { var theme: String { "dark" } }
final class AppComponent: BootstrapComponent {
    let settings = Settings()
    var theme: String { settings.theme }
    var parentTheme: String { let other = Settings(); return other.theme + theme }
}
print(AppComponent().parentTheme)
//> darkdark
