//! title: a component whose name starts with a small letter
import Dovetail

protocol PadDep: Dependency { var id: Int { get } }
final class padScreen: Component<PadDep> {}
enum Kit { final class phone: Component<PadDep> {} }
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var pad: padScreen { padScreen(parent: self) }
    var phone: Kit.phone { Kit.phone(parent: self) }
}
print(Root().pad.dependency.id, Root().phone.dependency.id)
//> 3 3
