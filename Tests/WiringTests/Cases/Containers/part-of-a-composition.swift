//! title: what is registered as a composition is each of its protocols, which the help names
//! runs: no
import Swinject

protocol Login {}
protocol Logout {}
typealias Session = Login & Logout
final class Keychain: Login, Logout {}
let container = Container()
container.register(Session.self) { _ in Keychain() }
_ = container.resolve((Logout & Login).self)
_ = container.resolve(Login.self) //~ missing-registration: add container.register(Login.self) { r in r.resolve((Login & Logout).self)! }
