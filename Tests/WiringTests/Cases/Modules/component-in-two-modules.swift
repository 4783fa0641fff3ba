//! title: a component of one name in two modules, both imported
//! modules: Profile Settings App
//! runs: no
//// file: Profile/Profile.swift
import Dovetail
public protocol ProfileDependency: Dependency { var name: String { get } }
public final class ProfileComponent: Component<ProfileDependency> {}
//// file: Settings/Profile.swift
import Dovetail
public protocol ProfileDependency: Dependency { var name: String { get } }
public final class ProfileComponent: Component<ProfileDependency> {}
//// file: App/main.swift
import Dovetail
import Profile
import Settings
final class AppComponent: BootstrapComponent {
    func show() { _ = ProfileComponent(parent: self) } //~ unprovable-construction: cannot tell which ProfileComponent is created here: it is declared in 'Profile' and 'Settings'
}
