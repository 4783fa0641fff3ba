//! class: C1 wrong object
//! note: two providers are declared by one pattern
import Dovetail
protocol SizeDependency: Dependency { var width: Int { get } }
final class SizeComponent: Component<SizeDependency> {}
final class ScreenComponent: Component<EmptyDependency> {
    let (width, height) = (320, 200)
    var size: SizeComponent { SizeComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let width: Int = 1
    var screen: ScreenComponent { ScreenComponent(parent: self) }
}
print(AppComponent().screen.size.dependency.width)
//> 320
