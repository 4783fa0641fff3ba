//! class: C8 compiles
//! note: needs called get, set, self and some
import Dovetail
protocol ViewDependency: Dependency { var get: Int { get }; var set: Int { get }; var some: Int { get }; var `self`: Int { get } }
final class ViewComponent: Component<ViewDependency> {}
final class AppComponent: BootstrapComponent {
    var get: Int { 1 }
    var set: Int { 2 }
    var some: Int { 3 }
    var `self`: Int { 4 }
    var view: ViewComponent { ViewComponent(parent: self) }
}
print(AppComponent().view.dependency.get, AppComponent().view.dependency.set)
//> 1 2
