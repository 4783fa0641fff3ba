//! title: a literal does not tell the argument of a generic root if something else may ask for its type
//! command: check
import Dovetail

protocol LoginDependency: Dependency { var host: String { get } }
final class LoginComponent: Component<LoginDependency> {}
final class AppComponent<Host: Sendable>: BootstrapComponent {
    init(_ value: Host) { super.init() }
    init(host value: Host, or other: Host) { super.init() }
    var host: String { "\(Host.self)" }
    var login: LoginComponent { LoginComponent(parent: self) }
}
final class RealComponent<Number: BinaryFloatingPoint>: BootstrapComponent {
    init(_ number: Number) { super.init() }
    var host: String { "\(Number.self)" }
    var login: LoginComponent { LoginComponent(parent: self) }
}
final class BoxComponent<Value>: BootstrapComponent {
    let value: Value
    init(raw value: Value) { self.value = value; super.init() }
    init(_ value: Value) { self.value = value; super.init() }
    var host: String { "\(Value.self)" }
    var login: LoginComponent { LoginComponent(parent: self) }
    func with(_ other: Value) -> BoxComponent<Value> { self }
}
extension BoxComponent where Value == Double {
    convenience init(of value: Value) { self.init(raw: value) }
    var only: Int { 1 }
}
let box = BoxComponent<Bool>(true)
let constrained = BoxComponent(of: 4) //~ unprovable-construction: cannot tell which BoxComponent<…> is created here
let called = BoxComponent(4).with(4.5) //~ unprovable-construction: cannot tell which BoxComponent<…> is created here
let extended = BoxComponent(4).only //~ unprovable-construction: cannot tell which BoxComponent<…> is created here
let fixed = AppComponent<Int>(1)
func start(_ app: AppComponent<Double>) -> String { app.login.dependency.host }
print(start(AppComponent(4))) //~ unprovable-construction: cannot tell which AppComponent<…> is created here
let list: [AppComponent<Float>] = [AppComponent(4)]
let two = AppComponent(host: 4, or: 2.5) //~ unprovable-construction: cannot tell which AppComponent<…> is created here
let real = RealComponent(4) //~ unprovable-construction: cannot tell which RealComponent<…> is created here
