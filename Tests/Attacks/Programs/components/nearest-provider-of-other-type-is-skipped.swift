//! class: C1 wrong object
//! note: the nearer one of that name has another type, so the farther one answers
import Dovetail
protocol TicketDependency: Dependency { var number: Int { get } }
final class TicketComponent: Component<TicketDependency> {}
final class EventComponent: Component<EmptyDependency> {
    let number: String = "x"
    var ticket: TicketComponent { TicketComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    let number: Int = 4
    var event: EventComponent { EventComponent(parent: self) }
}
print(AppComponent().event.ticket.dependency.number)
//> 4
