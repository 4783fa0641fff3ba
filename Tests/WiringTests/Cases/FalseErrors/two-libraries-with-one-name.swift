//! title: Dependency and Component are Needle's, beside another library that has them too
//! command: check
//! runs: no
//! proof: proved 2 of 2 requirements of 1 component under 1 root
//// file: App/App.swift
import NeedleFoundation
import RIBs

final class AppComponent: NeedleFoundation.BootstrapComponent {
    var session: Int { 1 }
    var theme: String { "dark" }
    var login: LoginComponent { LoginComponent(parent: self) }
}
//// file: App/Login.swift
import NeedleFoundation
import RIBs

protocol LoginDependency: NeedleFoundation.Dependency {
    var session: Int { get }
    var theme: String { get }
}
final class LoginComponent: NeedleFoundation.Component<LoginDependency> {}
// The other library's own.
protocol FeedDependency: RIBs.Dependency { var feed: Int { get } }
final class FeedBuilder: RIBs.Component<FeedDependency> {}
//// file: App/Profile.swift
import RIBs

protocol ProfileDependency: Dependency { var profile: Int { get } }
final class ProfileBuilder: Component<ProfileDependency> {}
