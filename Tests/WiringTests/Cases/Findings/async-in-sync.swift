//! title: asynchronous services are resolved without await, directly or through others
//! proof: proved 8 of 21 resolutions; 1 not provable: 1 unknown container
import Dovetail

final class Database: Sendable { init() async {} }
final class Cloud: Sendable {
    let database: Database
    init(database: Database) { self.database = database }
}
final class Reports: Sendable {
    let cloud: Cloud
    init(cloud: Cloud) { self.cloud = cloud }
}
final class Weak: Sendable {
    let cloud: Cloud
    init(cloud: Cloud) { self.cloud = cloud }
}
struct Office: Sendable {
    let database: Provider<Database>
    let cloud: Lazy<Cloud>
}
struct Outlet: Sendable { let cloud: Cloud }
protocol Storage: Sendable {}
extension Database: Storage {}
@MainActor final class Screen {
    let database: Database
    init(database: Database) { self.database = database }
}

func start() async throws {
    let container = try Container { c in
        c.register(Database.self, scope: .singleton, Database.init)
        c.alias((any Storage).self, of: Database.self) { $0 }
        c.register(Cloud.self, Cloud.init)
        c.register(Reports.self, Reports.init)
        c.register(Int.self) { r in try r.resolve(Reports.self).cloud.database === nil ? 1 : 2 } //~ async-in-sync: the factory of 'Int'
        c.register(Bool.self) { r in
            await Task.yield()
            return try r.container.resolve(Cloud.self) === r.container.resolve(Cloud.self) //~ async-in-sync async-in-sync
        }
        c.register(Weak.self, scope: .weak, Weak.init) //~ async-in-sync: 'Weak' cannot await it
        c.register(Office.self, Office.init) //~ async-in-sync async-in-sync
        c.register(Outlet.self, Outlet.init, completed: { _, _ in }) //~ async-in-sync: 'Outlet' cannot await it
        c.register(Screen.self, on: MainActor.self, Screen.init) //~ async-in-sync: 'Screen' cannot await it
    }
    _ = try container.resolve(Database.self) //~ async-in-sync: 'Database' is built asynchronously
    _ = try container.resolve(Reports.self) //~ async-in-sync: 'Reports' needs 'Database'
    _ = try container.resolve((any Storage).self) //~ async-in-sync
    _ = try await container.resolve(async: Reports.self)
    _ = try await container.resolve(async: Int.self)
    _ = try await container.resolve(async: Bool.self)
    _ = try await container.resolve(async: Weak.self)
    _ = try await container.resolve(async: Office.self)
    _ = try await container.resolve(async: Outlet.self)
    _ = try await container.resolve(Screen.self, on: MainActor.self)
}
