//! title: @unchecked Sendable and other attributes in the inheritance clause
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep>, @unchecked Sendable {}
final class Root: BootstrapComponent, @unchecked Sendable {
    let id: Int = 3
    var c: C { C(parent: self) }
}
let c = Root().c
func run() async -> Int { await Task.detached { [c] in c.dependency.id }.value }
print(await run())
//> 3
