//! class: C1 wrong object
//! note: a property of a function type does not meet a need for a method
import Dovetail
protocol SendDependency: Dependency { func send(_ text: String) -> Int }
final class SendComponent: Component<SendDependency> {}
final class ChatComponent: Component<EmptyDependency> {
    var send: (String) -> Int { { _ in 2 } }
    var sender: SendComponent { SendComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    func send(_ text: String) -> Int { 1 }
    var chat: ChatComponent { ChatComponent(parent: self) }
}
print(AppComponent().chat.sender.dependency.send("a"))
//> 1
