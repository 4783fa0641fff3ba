//! title: a call does not tell a provider's type if another function, or none, may be meant
//! modules: Kit App
//! command: check
//! runs: no
//// file: Kit/Kit.swift
import Dovetail
public func shadowed() -> Int { 1 }
class Other { private func build() -> String { "x" } }
//// file: App/Makers.swift
import Dovetail

func several() -> Int { 1 }
func several() -> String { "" }
func maybe() -> Int? { 1 }
func keep<Value>(_ value: Value) -> Value { value }
func none<Value>() -> Value? { nil }
func decided<Value>(_ value: Value, _ other: Value?) -> Value { value }
func limited<Value: FloatingPoint>(_ value: Value) -> Value { value }
func build() -> Int { 1 }
let shadowed: @Sendable () -> String = { "x" }
extension Component { func added() -> Int { 3 } }
func added() -> String { "x" }
//// file: App/main.swift
import Dovetail
import Kit

protocol NeedsDependency: Dependency {
    var unsure: Int { get }  //~ missing-provider: it has no type annotation
    var optional: Int { get }  //~ missing-provider: AppComponent provides 'optional: Int?'
    var text: Int { get }  //~ missing-provider: AppComponent provides 'text: String'
    var nothing: Int { get }  //~ missing-provider: it has no type annotation
    var both: Int { get }  //~ missing-provider: it has no type annotation
    var float: Int { get }  //~ missing-provider: it has no type annotation
    var hidden: Int { get }  //~ missing-provider: it has no type annotation
    var closure: Int { get }  //~ missing-provider: it has no type annotation
    var extended: Int { get }  //~ missing-provider: it has no type annotation
}
final class ChildComponent: Component<NeedsDependency> {
    func use() { _ = (dependency.unsure, dependency.optional, dependency.text, dependency.nothing) }
    func use2() { _ = (dependency.both, dependency.float, dependency.hidden, dependency.closure, dependency.extended) }
}
final class AppComponent: BootstrapComponent {
    let unsure = several()
    let optional = maybe()
    let text = keep("x")
    let nothing = none()
    let both = decided(20, 2.5)
    let float = limited(20)
    lazy var hidden = build()
    let closure = shadowed()
    lazy var extended = added()
    var child: ChildComponent { ChildComponent(parent: self) }
}
_ = AppComponent().child
