//! class: C8 compiles
//! note: a need whose name is a keyword
import Dovetail
protocol ViewDependency: Dependency { var `default`: Int { get }; func `repeat`(`in`: Int) -> Int }
final class ViewComponent: Component<ViewDependency> {}
final class AppComponent: BootstrapComponent {
    var `default`: Int { 3 }
    func `repeat`(`in`: Int) -> Int { `in` * 2 }
    var view: ViewComponent { ViewComponent(parent: self) }
}
print(AppComponent().view.dependency.default, AppComponent().view.dependency.repeat(in: 4))
//> 3 8
