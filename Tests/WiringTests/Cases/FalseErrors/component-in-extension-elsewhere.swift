//! title: a component in an extension of a type that another file, or another module, declares
//! modules: Kit App
//// file: Kit/Kit.swift
public enum Journey {}
//// file: App/Flow.swift
enum Flow {}
//// file: App/main.swift
import Dovetail
import Kit

protocol FeedDependency: Dependency { var limit: Int { get } }
final class FeedComponent: Component<FeedDependency> {}
extension Flow {
    final class HomeComponent: Component<EmptyDependency> {
        let limit: Int = 1
        var feed: FeedComponent { FeedComponent(parent: self) }
    }
}
extension Journey {
    final class TripComponent: Component<EmptyDependency> {
        let limit: Int = 2
        var feed: FeedComponent { FeedComponent(parent: self) }
    }
}
final class AppComponent: BootstrapComponent {
    var home: Flow.HomeComponent { Flow.HomeComponent(parent: self) }
    var trip: Journey.TripComponent { Journey.TripComponent(parent: self) }
}
let app = AppComponent()
print(app.home.feed.dependency.limit, app.trip.feed.dependency.limit)
//> 1 2
