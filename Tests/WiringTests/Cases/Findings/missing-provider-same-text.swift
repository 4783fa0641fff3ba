//! title: missing-provider, near miss: what is written alike but differs
import Dovetail

struct Account {}
protocol CDep: Dependency {
    var account: Account { get } //~ missing-provider: but 'account' in Root has a different type with the same name
    var limit: Int { get set } //~ missing-provider: but 'limit' in Root is read-only
    func open(card: Int) -> Bool //~ missing-provider: C needs 'open(card: Int) -> Bool', but Root provides 'open(card: String) -> Bool'
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    struct Account {}
    var account: Account { Account() }
    var limit: Int { 1 }
    func open(card: String) -> Bool { true }
    var c: C { C(parent: self) }
}
