//! title: a dependency composed of more protocols than a slot on the stack holds
import Dovetail

protocol P0: Dependency { var v0: Int { get } }
protocol P1: Dependency { var v1: Int { get } }
protocol P2: Dependency { var v2: Int { get } }
protocol P3: Dependency { var v3: Int { get } }
protocol P4: Dependency { var v4: Int { get } }
protocol P5: Dependency { var v5: Int { get } }
protocol P6: Dependency { var v6: Int { get } }
protocol P7: Dependency { var v7: Int { get } }
final class Wide: Component<P0 & P1 & P2 & P3 & P4 & P5 & P6 & P7> {
    var sum: Int { dependency.v0 + dependency.v1 + dependency.v2 + dependency.v3 + dependency.v4 + dependency.v5 + dependency.v6 + dependency.v7 }
}
final class Root: BootstrapComponent {
    var v0: Int { 1 }
    var v1: Int { 2 }
    var v2: Int { 4 }
    var v3: Int { 8 }
    var v4: Int { 16 }
    var v5: Int { 32 }
    var v6: Int { 64 }
    var v7: Int { 128 }
    var wide: Wide { Wide(parent: self) }
}
print(Root().wide.sum)
//> 255
