//! title: components of several modules add to a list that none of them, and not the app, names one by one
//! modules: Home Feed Search App
//// file: Home/HomeTab.swift
public protocol HomeTab {
    var title: String { get }
}
//// file: Home/Home.swift
import Dovetail

public protocol HomeDependency: Dependency {
    var account: String { get }
}
public final class HomeComponent: CollectingComponent<HomeDependency, any HomeTab> {
    public var titles: [String] { contributions.map(\.title) }
    public var kept: [any HomeTab] { shared { contributions } }
    public var theme: String { "dark" }
}
//// file: Feed/Feed.swift
import Dovetail
import Home

public protocol FeedDependency: Dependency {
    var account: String { get }
    var theme: String { get }
}
public final class FeedComponent: Component<FeedDependency>, HomeTab {
    public var title: String { "feed of \(dependency.account), \(dependency.theme)" }
}
public class Base: Component<FeedDependency>, HomeTab {
    public var title: String { "base" }
}
public final class ArchiveComponent: Base {
    override public var title: String { "archive" }
}
//// file: Search/Search.swift
import Dovetail
import Home

public final class SearchComponent: Component<EmptyDependency> {}
#if NEVER
    public final class UnfinishedComponent: Component<EmptyDependency>, HomeTab {
        public var title: String { "unfinished" }
    }
#endif
//// file: Search/Search+HomeTab.swift
import Home

extension SearchComponent: @preconcurrency HomeTab {
    public var title: String { "search" }
}
//// file: App/main.swift
import Dovetail
import Feed
import Home
import Search

final class AppComponent: BootstrapComponent {
    var account: String { "Hana" }
    var home: HomeComponent { HomeComponent(parent: self) }
}
protocol AppTab {}
final class Settings: Component<EmptyDependency>, AppTab {} //~ orphan-component: Settings
let home = AppComponent().home
for title in home.titles { print(title) }
func object(_ tabs: [any HomeTab]) -> ObjectIdentifier { ObjectIdentifier(tabs[0] as AnyObject) }
print(object(home.kept) == object(home.kept))
//> archive
//> feed of Hana, dark
//> search
//> true
