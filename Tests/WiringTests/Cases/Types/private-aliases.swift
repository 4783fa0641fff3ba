//! title: private typealiases of two files with one name
//! modules: App
//// file: App/Base.swift
import Dovetail
private typealias Own = String
class Base: BootstrapComponent {
    private var limit: Own { "1" }
}
//// file: App/Child.swift
import Dovetail
private typealias Own = Int
protocol ChildDependency: Dependency {
    var limit: String { get } //~ inaccessible-provider
    var count: Int { get } //~ inaccessible-provider
}
final class Child: Component<ChildDependency> {}
extension Root {
    private var count: Own { 1 }
}
//// file: App/main.swift
import Dovetail
private typealias Own = Bool
final class Root: Base {
    var child: Child { Child(parent: self) }
}
