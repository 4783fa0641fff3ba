//! class: C2 construction
//! note: a closure outside builds it under its parameter
import Dovetail
protocol CartDependency: Dependency { var id: Int { get } }
final class CartComponent: Component<CartDependency> {}
final class AppComponent: BootstrapComponent { var id: Int { 6 } }
let build = { (app: AppComponent) in CartComponent(parent: app) } //~ unprovable-construction
print(build(AppComponent()).dependency.id)
