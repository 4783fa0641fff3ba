//! title: the value of a failable initializer is optional, although no type is written
//! runs: no
import Dovetail
import Foundation
struct Won {
    let amount: Int
    init?(typed text: String) { guard let amount = Int(text) else { return nil }; self.amount = amount }
}
protocol CardDependency: Dependency {
    var site: URL { get } //~ missing-provider: needs 'site: URL', but AppComponent provides 'site: URL?'
    var limit: Won { get } //~ missing-provider: in AppComponent, change 'limit: Won?' to 'limit: Won', and unwrap the value
}
final class CardComponent: Component<CardDependency> {}
final class AppComponent: BootstrapComponent {
    let site = URL(string: "https://example.com")
    let limit = Won(typed: "5")
    var card: CardComponent { CardComponent(parent: self) }
}
