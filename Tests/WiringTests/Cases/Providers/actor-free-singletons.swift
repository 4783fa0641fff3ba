//! title: a provider that hands out a static of the program
import Dovetail

final class Clock: Sendable { static let system = Clock(); let id = 8 }
protocol CDep: Dependency { var clock: Clock { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var clock: Clock { .system }
    var c: C { C(parent: self) }
}
print(Root().c.dependency.clock.id)
//> 8
