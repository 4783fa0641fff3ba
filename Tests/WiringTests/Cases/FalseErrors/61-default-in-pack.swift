//! title: needle 61, crossing: the default stands in an extension of an inherited protocol, for a function
import Dovetail

protocol Pack: AnyObject { func make(_ n: Int) -> Int }
extension Pack { func make(_ n: Int) -> Int { n + 1 } }
protocol CDep: Dependency, Pack {}
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
print(Root().c.dependency.make(60))
//> 61
