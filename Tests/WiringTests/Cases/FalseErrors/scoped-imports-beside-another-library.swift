//! title: a declaration that is imported by its name is that of its module, beside another library that has one too
//! command: check
//! runs: no
//! proof: proved 1 of 1 requirement of 1 component under 1 root
import protocol NeedleFoundation.Dependency
import class NeedleFoundation.BootstrapComponent
import class NeedleFoundation.Component
import RIBs

protocol LoginDependency: Dependency { var session: Int { get } }
final class LoginComponent: Component<LoginDependency> {}
final class AppComponent: BootstrapComponent {
    var session: Int { 1 }
    var login: LoginComponent { LoginComponent(parent: self) }
}
