//! title: asynchronous services are awaited, or resolved later
//! proof: proved 20 of 20 resolutions
//// file: App/App.swift
import Dovetail

final class Settings: Sendable { let name = "disk" }
final class Database: Sendable {
    let name: String
    init(settings: Settings) async { name = settings.name }
}
protocol Storage: Sendable { var name: String { get } }
extension Database: Storage {}
final class Cloud: Sendable {
    let database: Database
    init(database: Database) { self.database = database }
}
struct Reports: Sendable {
    let cloud: Cloud
    let storage: any Storage
    let missing: Office?
    let all: [Database]
}
final class Office: Sendable {}
final class Outlet: Sendable {
    let database: AsyncProvider<Database>
    let settings: Provider<Settings>
    init(database: AsyncProvider<Database>, settings: Provider<Settings>) {
        (self.database, self.settings) = (database, settings)
    }
}
@MainActor final class Model {
    let database: Database
    let outlet: Outlet
    init(database: Database, outlet: Outlet) { (self.database, self.outlet) = (database, outlet) }
}
@MainActor final class Screen { init() {} }

func name(_ r: AsyncResolver) async throws -> String { try await r.resolve(Database.self).name }

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Settings.self) { _ in Settings() }
            c.register(Database.self, scope: .singleton, Database.init)
            c.alias((any Storage).self, of: Database.self) { $0 }
            c.register(Cloud.self) { r in try await Cloud(database: r.resolve()) }
            c.register(Reports.self, Reports.init)
            c.register(Outlet.self, Outlet.init)
            c.register(Screen.self, on: MainActor.self, Screen.init)
            c.register(Model.self) { @MainActor r in
                _ = try await r.resolve(Screen.self, on: MainActor.self)
                return try await Model(database: r.resolve(), outlet: r.resolve())
            }
            c.register(String.self) { r in
                async let database = r.resolve(Database.self)
                return try await database.name + name(r)
            }
        }
        // Synchronous resolutions stay so in asynchronous code.
        print(try container.resolve(Settings.self).name)
        print(try await container.resolve(Outlet.self, on: MainActor.self).settings().name)
        let outlet = try container.resolve(Outlet.self)
        print(try await outlet.database().name)
        let reports = try await container.resolve(async: Reports.self)
        print(reports.cloud.database.name, reports.storage.name, reports.all.count, reports.missing == nil)
        print(try await container.resolve(async: Model.self).database.name)
        print(try await container.resolve(async: String.self))
    }
}
//> disk
//> disk
//> disk
//> disk disk 1 true
//> disk
//> diskdisk
