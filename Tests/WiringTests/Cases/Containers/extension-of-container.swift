//! runs: no
//! proof: proved 5 of 7 resolutions
//// file: App/Registrations.swift
import Swinject

extension Container {
    convenience init(services: Bool) {
        self.init()
        register(Clock.self) { _ in Clock() }
    }
    func registerServices() {
        registerStore()
        register(Client.self) { r in Client(store: r.resolve(Store.self)!, log: r.resolve(Log.self)!) } //~ missing-registration: 'Client' needs 'Log', which is not registered in 'first'
    }
    private func registerStore() { self.register(Store.self) { _ in Store() } }
    func registerScreen() -> Container {
        let container = self
        container.register(Screen.self) { r in r.makeScreen() }
        return self
    }
}
extension Resolver {
    func makeScreen() -> Screen { Screen(client: resolve(Client.self)!) }
}
//// file: App/main.swift
import Swinject

class Clock {}
class Log {}
class Store {}
class Client { init(store: Store, log: Log) {} }
class Screen { init(client: Client) {} }
let first = Container()
let second = Container(services: true)
first.registerServices()
_ = first.registerScreen()
_ = first.resolve(Screen.self)!
_ = first.resolve(Store.self)!
_ = second.resolve(Clock.self)!
_ = second.resolve(Store.self)! //~ missing-registration: 'Store' is not registered in 'second'
