//! title: types of another module that a library imported elsewhere has, too, keep their module's name
//! modules: Domain App
//// file: Domain/Domain.swift
public struct Operation: Sendable {
    public let number: Int
    public init(_ number: Int) { self.number = number }
}
public struct Notification: Sendable {
    public let number: Int
    public init(_ number: Int) { self.number = number }
}
public struct Unit: Sendable { public init() {} }
//// file: App/Feature.swift
import Domain
import Dovetail
typealias Units = [Unit]
protocol FeatureDependency: Dependency {
    var operation: Operation { get }
    var units: Units { get }
    func notification(after operation: Operation?) -> Notification
}
final class FeatureComponent: Component<FeatureDependency> {
    var sum: Int {
        let operation = dependency.operation
        return operation.number + dependency.notification(after: operation).number + dependency.units.count
    }
}
//// file: App/Clock.swift
import Dovetail
import Foundation
protocol ClockDependency: Dependency {
    var now: Date { get }
    var note: Foundation.Notification { get }
}
final class ClockComponent: Component<ClockDependency> {
    var seconds: Int { Int(dependency.now.timeIntervalSince1970) }
    var name: String { dependency.note.name.rawValue }
}
//// file: App/Root.swift
import Domain
import Dovetail
final class AppComponent: BootstrapComponent {
    var operation: Operation { Operation(1) }
    var units: [Unit] { [Unit()] }
    func notification(after operation: Operation?) -> Notification { Notification((operation?.number ?? 0) + 1) }
    var feature: FeatureComponent { FeatureComponent(parent: self) }
    var clock: ClockComponent { ClockComponent(parent: self) }
}
//// file: App/Root+Clock.swift
import Foundation
extension AppComponent {
    var now: Date { Date(timeIntervalSince1970: 5) }
    var note: Foundation.Notification { Foundation.Notification(name: Notification.Name("note")) }
}
//// file: App/main.swift
let app = AppComponent()
print(app.feature.sum, app.clock.seconds, app.clock.name)
//> 4 5 note
