//! title: a provider's type is not told by a function that may be another, or that returns something else
//! command: check
//! runs: no
//// file: App/Makers.swift
func several() -> Int { 1 }
func several() -> String { "" }
func maybe() -> Int? { 1 }
func keep<Value>(_ value: Value) -> Value { value }
func none<Value>() -> Value? { nil }
//// file: App/main.swift
import Dovetail
import UIKit

protocol NeedsDependency: Dependency {
    var unsure: Int { get }  //~ missing-provider: it has no type annotation
    var optional: Int { get }  //~ missing-provider: AppComponent provides 'optional: Int?'
    var text: Int { get }  //~ missing-provider: AppComponent provides 'text: String'
    var nothing: Int { get }  //~ missing-provider: it has no type annotation
    var larger: Int { get }  //~ missing-provider: it has no type annotation
}
final class ChildComponent: Component<NeedsDependency> {
    func use() { _ = (dependency.unsure, dependency.optional, dependency.text, dependency.nothing, dependency.larger) }
}
final class AppComponent: BootstrapComponent {
    let unsure = several()
    let optional = maybe()
    let text = keep("x")
    let nothing = none()
    let larger = max(1, 2)
    var child: ChildComponent { ChildComponent(parent: self) }
}
_ = AppComponent().child
