//! title: needle 59, crossing: a syntax error in a file without components is the compiler's to report
//! runs: no
//// file: App/Noise.swift
struct Noise { let = 3 }
//// file: App/main.swift
import Dovetail
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
