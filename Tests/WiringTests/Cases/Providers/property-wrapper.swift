//! title: a property with a wrapper; its storage and projection are no offers of that name
import Dovetail

@propertyWrapper struct Doubled {
    private var stored: Int
    init(wrappedValue: Int) { stored = wrappedValue }
    var wrappedValue: Int { get { stored * 2 } set { stored = newValue } }
    var projectedValue: String { "p" }
}
protocol CDep: Dependency { var id: Int { get set } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    @Doubled var id: Int = 4
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.id)
d.id = 5
print(d.id)
//> 8
//> 10
