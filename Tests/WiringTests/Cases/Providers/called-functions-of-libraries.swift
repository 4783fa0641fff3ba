//! title: a call may mean a library's function, unless the arguments are exactly the parameters
//! command: check
//! runs: no
import Dovetail
import Foundation

func floor(_ x: String) -> Int { 1 }
func exact(_ x: Double) -> Int { 1 }
func plain() -> Int { 1 }
func defaulted(_ x: Int = 1) -> Int { x }
func dump(_ x: Double) -> Int { 1 }
protocol NeedsDependency: Dependency {
    var library: Int { get }  //~ missing-provider: it has no type annotation
    var given: Int { get }
    var none: Int { get }
    var omitted: Int { get }  //~ missing-provider: it has no type annotation
    var standard: Int { get }  //~ missing-provider: it has no type annotation
}
final class ChildComponent: Component<NeedsDependency> {
    func use() {
        _ = (dependency.library, dependency.given, dependency.none, dependency.omitted, dependency.standard)
    }
}
final class AppComponent: BootstrapComponent {
    let library = floor(2.5)
    let given = exact(2.5)
    let none = plain()
    let omitted = defaulted()
    let standard = dump("x")
    var child: ChildComponent { ChildComponent(parent: self) }
}
_ = AppComponent().child
