//! title: needle 2.6 D: a provided property that nobody needs is nothing to report
import Dovetail

final class Root: BootstrapComponent { public var id: Int { 5 } }
print(Root().id)
//> 5
