//! class: C8 compiles
//! note: types inside the root are called as the modules that the generated file names
import Dovetail
protocol CardDependency: Dependency { var n: Int { get } }
final class CardComponent: Component<CardDependency> {}
final class AppComponent: BootstrapComponent {
    enum Dovetail {}
    enum Swift {}
    var n: Int { 1 }
    var card: CardComponent { CardComponent(parent: self) }
}
print(AppComponent().card.dependency.n)
//> 1
