//! class: C8 compiles
//! note: the app's own Data beside Foundation's
import Dovetail
import Foundation
struct Data { let n: Int }
protocol LoadDependency: Dependency { var data: Data { get }; var raw: Foundation.Data { get } }
final class LoadComponent: Component<LoadDependency> {}
final class AppComponent: BootstrapComponent {
    var data: Data { Data(n: 3) }
    var raw: Foundation.Data { Foundation.Data([1, 2]) }
    var load: LoadComponent { LoadComponent(parent: self) }
}
let load = AppComponent().load.dependency
print(load.data.n, load.raw.count)
//> 3 2
