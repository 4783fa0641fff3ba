//! runs: no
//! proof: proved 5 of 7 resolutions
import Swinject
import SwinjectAutoregistration

class A {}
class B { init(a: A) {} }
class C { init(a: A, b: B) {} }
class D {}

let container = Container()
container.register(A.self) { _ in A() }
container.register(A.self, name: "other") { _ in A() }
container.register(B.self) { r in B(a: r~>) }
container.register(C.self) { (r: Resolver, size: Int) in C(a: r ~> (A.self, name: "other"), b: r ~> B.self) }
let c = container ~> (C.self, argument: 1)
let other: A = container ~> (A.self, name: "third") //~ missing-registration: 'A' named "third" is not registered
let d: D = container~> //~ missing-registration: 'D' is not registered
let b = container ~> B.self
