//! title: the help for a wrong argument label repeats the parameter as it is written
import Dovetail

protocol ADep: Dependency { func page(for name: String) -> Int } //~ missing-provider: write 'for user:' instead of 'of user:'
protocol BDep: Dependency { func row(for name: String) -> Int } //~ missing-provider: write 'for user:' instead of 'user:'
protocol CDep: Dependency { func cell(name: String) -> Int } //~ missing-provider: write 'name:' instead of '_ name:'
protocol DDep: Dependency { func line(_ name: String) -> Int } //~ missing-provider: write '_ name:' instead of 'of name:'
final class A: Component<ADep> {}
final class B: Component<BDep> {}
final class C: Component<CDep> {}
final class D: Component<DDep> {}
final class Root: BootstrapComponent {
    func page(of user: String) -> Int { 1 }
    func row(user: String) -> Int { 1 }
    func cell(_ name: String) -> Int { 1 }
    func line(of name: String) -> Int { 1 }
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
    var c: C { C(parent: self) }
    var d: D { D(parent: self) }
}
