//! class: C8 compiles
//! note: types inside the root are called as those of the library
import Dovetail
protocol CardDependency: Dependency { var n: Int { get } }
final class CardComponent: Component<CardDependency> {}
class BaseComponent: BootstrapComponent { enum Wiring {} }
final class AppComponent: BaseComponent {
    enum WiredRoot {}
    enum ObjectIdentifier {}
    var n: Int { 1 }
    var card: CardComponent { CardComponent(parent: self) }
}
print(AppComponent().card.dependency.n)
//> 1
