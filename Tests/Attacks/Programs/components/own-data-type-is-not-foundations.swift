//! class: C8 compiles
//! note: the need is the app's own Data, the offer is Foundation's
import Dovetail
import Foundation
struct Data { let n: Int }
protocol LoadDependency: Dependency { var data: Data { get } } //~ missing-provider
final class LoadComponent: Component<LoadDependency> {}
final class AppComponent: BootstrapComponent {
    var data: Foundation.Data { Foundation.Data([1, 2]) }
    var load: LoadComponent { LoadComponent(parent: self) }
}
print(AppComponent().load.dependency.data)
