//! title: components on a global actor of the program's own
import Dovetail

@globalActor actor Disk { static let shared = Disk() }
@Disk protocol CDep: Dependency { var id: Int { get } }
@Disk final class C: Component<CDep> { var seen: Int { dependency.id } }
@Disk final class Root: BootstrapComponent {
    var id: Int { 9 }
    var c: C { C(parent: self) }
}
@Disk func run() -> Int { Root().c.seen }
print(await run())
//> 9
