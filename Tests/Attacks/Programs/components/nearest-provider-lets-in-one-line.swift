//! class: C1 wrong object
//! note: several names in one declaration, the type at the last
import Dovetail
protocol BoxDependency: Dependency { var width: Int { get }; var height: Int { get } }
final class BoxComponent: Component<BoxDependency> {}
final class RoomComponent: Component<EmptyDependency> {
    var width = 3, height: Int = 4
    var box: BoxComponent { BoxComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var width: Int { 1 }
    var height: Int { 1 }
    var room: RoomComponent { RoomComponent(parent: self) }
}
let box = AppComponent().room.box
print(box.dependency.width, box.dependency.height)
//> 3 4
