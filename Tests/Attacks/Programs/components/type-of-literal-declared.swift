//! class: C6 types
//! note: the program decides the type of whole numbers
import Dovetail
typealias IntegerLiteralType = Double
protocol LimitDependency: Dependency { var limit: Int { get } } //~ missing-provider
final class LimitComponent: Component<LimitDependency> {}
final class AppComponent: BootstrapComponent {
    let limit = 20
    func count() -> Int { LimitComponent(parent: self).dependency.limit }
}
print(AppComponent().count())
