//! title: the result of a function tells a provider's type
//! modules: Kit App
//// file: Kit/Kit.swift
import Dovetail

public struct Clock: Sendable { public init() {} }
public func makeClock() -> Clock { Clock() }
//// file: App/Makers.swift
func makeLimit(_ base: Int = 1) -> Int { base }
func keep<Value>(_ value: Value) -> Value { value }
func pair<Value>(_ one: Value, _ other: Value) -> [Value] { [one, other] }
func counted<Value>(_ value: Value) -> Int { 7 }
func named() -> String { "app" }
//// file: App/main.swift
import Dovetail
import Kit

protocol NeedsDependency: Dependency {
    var limit: Int { get }
    var kept: Int { get }
    var words: [String] { get }
    var count: Int { get }
    var clock: Clock { get }
    var own: Int { get }
    var outer: String { get }
    var secret: Int { get }
    var forced: Clock { get }
}
final class ChildComponent: Component<NeedsDependency> {
    var total: Int {
        dependency.limit + dependency.kept + dependency.words.count + dependency.count + dependency.own
            + dependency.secret
    }
    var text: String { dependency.outer + "\(dependency.clock)".prefix(5) }
}
private func secretly() -> Int { 2 }

class Base: BootstrapComponent {
    func build() -> Int { 3 }
}
final class AppComponent: Base {
    let limit = makeLimit()
    let kept = keep(20)
    let words = pair("a", "b")
    let count = counted("x")
    var clock: Clock { shared { makeClock() } }
    lazy var own = build()
    let outer = named()
    let secret = secretly()
    let forced = try! Clock()
    var child: ChildComponent { ChildComponent(parent: self) }
}
let child = AppComponent().child
print(child.total, child.text)
//> 35 appClock
