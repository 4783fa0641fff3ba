//! title: asynchronous services with arguments, and those that are resolved once when they are needed
import Dovetail

final class Database: Sendable { init() async {} }
final class Account: Sendable {
    let name: String
    init(name: String) async { self.name = name }
}
final class Office: Sendable {
    let database: AsyncLazy<Database>
    init(database: AsyncLazy<Database>) { self.database = database }
}
final class Early: Sendable {
    let database: Lazy<Database>
    init(database: Lazy<Database>) { self.database = database }
}
final class Lost: Sendable {
    let account: AsyncLazy<Bool>
    init(account: AsyncLazy<Bool>) { self.account = account }
}

func start() async throws {
    let container = try Container { c in
        c.register(Database.self, scope: .singleton, Database.init)
        c.register(Account.self, scope: .singleton) { (r: AsyncResolver, name: String) in
            _ = try await r.resolve(Database.self)
            return await Account(name: name)
        }
        c.register(Account.self, name: "two") { (r: AsyncResolver, name: String, number: Int) async throws in
            try await r.resolve(Account.self, arguments: "\(name) \(number)")
        }
        c.register(Account.self, name: "wrong") { (r: AsyncResolver, name: String) in
            try await r.resolve(Account.self, arguments: 7) //~ argument-mismatch
        }
        c.register(Office.self, Office.init)
        c.register(Early.self, Early.init) //~ async-in-sync: use AsyncLazy instead of Lazy
        c.register(Lost.self, Lost.init) //~ missing-registration
    }
    _ = try await container.resolve(async: Account.self, arguments: "hana")
    _ = try await container.resolve(async: Account.self, name: "two", arguments: "hana", 7)
    _ = try container.resolve(Account.self, arguments: "hana") //~ async-in-sync
    _ = try await container.resolve(async: Account.self, arguments: 7) //~ argument-mismatch
    _ = try container.resolve(Office.self)
    _ = try container.resolve(Early.self)
    _ = try container.resolve(Lost.self)
    _ = try await container.resolve(async: Account.self, name: "wrong", arguments: "hana")
}
