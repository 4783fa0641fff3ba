//! title: a pattern declares several providers
import Dovetail

protocol SizeDependency: Dependency {
    var width: Int { get }
    var height: Int { get }
    var depth: String { get }
}
final class SizeComponent: Component<SizeDependency> {}
final class ScreenComponent: Component<EmptyDependency> {
    let (width, (height, _)) = (320, (200, 0))
    let (depth, title): (String, String) = ("deep", "title")
    var size: SizeComponent { SizeComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let width: Int = 1
    let height: Int = 2
    let depth: String = "flat"
    var screen: ScreenComponent { ScreenComponent(parent: self) }
}
let dependency = AppComponent().screen.size.dependency
print(dependency.width, dependency.height, dependency.depth)
//> 320 200 deep
