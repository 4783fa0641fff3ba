//! class: C4 hidden files
//! note: the child and its provider stand under one flag
import Dovetail
protocol LoginDependency: Dependency { var host: String { get } }
#if STAGING
final class LoginComponent: Component<LoginDependency> {}
#endif
final class AppComponent: BootstrapComponent {
    #if STAGING
    var host: String { "a.b" }
    var login: LoginComponent { LoginComponent(parent: self) }
    #endif
    var name: String { "app" }
}
print(AppComponent().name)
//> app
