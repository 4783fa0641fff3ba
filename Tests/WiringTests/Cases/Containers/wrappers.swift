//! runs: no
//! proof: proved 4 of 6 resolutions
//// file: App/Injected.swift
import Swinject

enum DI { static let container = Container() }
@propertyWrapper
struct Injected<Service> {
    let wrappedValue: Service
    init(name: String? = nil) { wrappedValue = DI.container.resolve(Service.self, name: name)! }
}
//// file: App/Screen.swift
final class Screen {
    @Injected() var storage: FileStorage!
    @Injected var clock: Clock
    @Injected(name: "disk") var disk: FileStorage
    @Injected<Clock> var other
    @Injected var log: Log //~ missing-registration: 'Log' is not registered
    @Injected(name: "dsik") var typo: FileStorage //~ missing-registration: named "dsik"
}
//// file: App/main.swift
import Swinject

protocol FileStorage {}
protocol Clock {}
protocol Log {}
final class Disk: FileStorage, Clock {}
DI.container.register(FileStorage.self) { _ in Disk() }
DI.container.register(FileStorage.self, name: "disk") { _ in Disk() }
DI.container.register(Clock.self) { _ in Disk() }
_ = Screen()
