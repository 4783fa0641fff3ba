//! title: generate honours suppressions of warnings, not of errors, and says nothing of unused ones
import Dovetail

protocol CardDependency: Dependency {
    var id: Int { get } // dovetail:ignore missing-provider: from the host //~ missing-provider
}
final class CardComponent: Component<CardDependency> {}
protocol Old: Dependency {} // dovetail:ignore unused-dependency-protocol: kept
let x = 1 // dovetail:ignore retain-cycle: nothing here
let y = 1 // dovetail:ignore retain-cycle //~ invalid-suppression
final class App: BootstrapComponent {
    var card: CardComponent { CardComponent(parent: self) }
}
