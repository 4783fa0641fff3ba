//! title: needle 22: an async getter
import Dovetail

protocol CDep: Dependency { var id: Int { get async } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { get async { 22 } }
    var c: C { C(parent: self) }
}
func run() async {
    let c = Root().c
    print(await c.dependency.id)
}
await run()
//> 22
