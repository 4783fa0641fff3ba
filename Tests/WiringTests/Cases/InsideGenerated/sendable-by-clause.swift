//! title: a dependency that is Sendable by a where clause, or by an alias
import Dovetail

typealias Safe = Dependency & Sendable
protocol OneDep: Dependency where Self: Sendable { var id: Int { get } }
protocol TwoDep: Safe { var id: Int { get } }
final class One: Component<OneDep> {}
final class Two: Component<TwoDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var one: One { One(parent: self) }
    var two: Two { Two(parent: self) }
}
print(Root().one.dependency.id, Root().two.dependency.id)
//> 1 1
