//! class: C1 wrong object
//! note: a static property of that name is no offer
import Dovetail
protocol BadgeDependency: Dependency { var count: Int { get } }
final class BadgeComponent: Component<BadgeDependency> {}
final class InboxComponent: Component<EmptyDependency> {
    static let count = 3
    var badge: BadgeComponent { BadgeComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let count = 8
    var inbox: InboxComponent { InboxComponent(parent: self) }
}
print(AppComponent().inbox.badge.dependency.count)
//> 8
