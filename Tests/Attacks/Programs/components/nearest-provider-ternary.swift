//! class: C1 wrong object
//! note: the nearer provider is one of two literals
import Dovetail
protocol PlayerDependency: Dependency { var volume: Int { get } }
final class PlayerComponent: Component<PlayerDependency> {}
final class RoomComponent: Component<EmptyDependency> {
    let volume = CommandLine.arguments.count > 99 ? 1 : 2
    var player: PlayerComponent { PlayerComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let volume: Int = 7
    var room: RoomComponent { RoomComponent(parent: self) }
}
print(AppComponent().room.player.dependency.volume)
//> 2
