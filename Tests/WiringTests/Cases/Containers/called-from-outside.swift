//! title: what the system, a framework or a protocol may call counts as called, and nothing else does
//! command: check
//! proof: proved 9 of 10 resolutions, 5 of them only if a branch is taken
//! runs: no
import Foundation
import Swinject
import UIKit

final class A {}
final class B {}
final class C {}
final class D {}
final class E {}
final class F {}
final class G {}
final class H {}
final class I {}
final class J {}
let container = Container()

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        container.register(A.self) { _ in A() }
        fill()
        return true
    }
    private func fill() { container.register(B.self) { _ in B() } }
}
class Screen: UIViewController {
    override func viewDidLoad() { container.register(C.self) { _ in C() } }
    @IBAction func press() { container.register(D.self) { _ in D() } }
    required init?(coder: NSCoder) { container.register(E.self) { _ in E() } }
}
@objc final class Bridge: NSObject {
    @objc func start() { container.register(F.self) { _ in F() } }
}
protocol Starting { func begin() }
struct Starter: Starting {
    func begin() { container.register(G.self) { _ in G() } }
}
func run(_ all: [any Starting]) { for one in all { one.begin() } }
run([Starter()])
/// Given as a value.
func later() { container.register(H.self) { _ in H() } }
let steps = [later]
public func open() { container.register(I.self) { _ in I() } }
extension Container {
    func fill(quietly: Bool = false) { register(J.self) { _ in J() } }
}
container.fill()
func ask() {
    _ = container.resolve(A.self)
    _ = container.resolve(B.self)
    _ = container.resolve(C.self)
    _ = container.resolve(D.self)
    _ = container.resolve(E.self)
    _ = container.resolve(F.self)
    _ = container.resolve(G.self)
    _ = container.resolve(H.self)
    _ = container.resolve(I.self)  //~ missing-registration: 'I'
    _ = container.resolve(J.self)
}
final class Later: UIViewController {
    override func viewDidAppear(_ animated: Bool) { ask() }
}
