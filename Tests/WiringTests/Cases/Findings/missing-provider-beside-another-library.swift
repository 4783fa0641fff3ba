//! title: missing-provider: Dependency is Needle's, beside another library that has one too
//! command: check
//! runs: no
//! proof: proved 1 of 2 requirements of 1 component under 1 root
//// file: App/App.swift
import NeedleFoundation
import RIBs

protocol LoginDependency: NeedleFoundation.Dependency {
    var session: Int { get }
    var theme: String { get } //~ missing-provider: path: AppComponent → LoginComponent
}
final class LoginComponent: NeedleFoundation.Component<LoginDependency> {}
final class AppComponent: NeedleFoundation.BootstrapComponent {
    var session: Int { 1 }
    var login: LoginComponent { LoginComponent(parent: self) }
}
protocol FeedDependency: RIBs.Dependency { var feed: Int { get } }
final class FeedBuilder: RIBs.Component<FeedDependency> {}
