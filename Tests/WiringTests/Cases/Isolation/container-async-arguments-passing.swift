//! title: asynchronous services with arguments run as they are proved
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

let container = try Container { c in
    c.register(Database.self, scope: .singleton, Database.init)
    c.register(Account.self, scope: .singleton) { (r: AsyncResolver, name: String) in
        _ = try await r.resolve(Database.self)
        return await Account(name: name)
    }
    c.register(Account.self, name: "two") { (r: AsyncResolver, name: String, number: Int) async throws in
        try await r.resolve(Account.self, arguments: "\(name) \(number)")
    }
    c.register(Office.self, Office.init)
}
let hana = try await container.resolve(async: Account.self, arguments: "hana")
print(try await container.resolve(async: Account.self, arguments: "hana") === hana)
//> true
print(try await container.resolve(async: Account.self, name: "two", arguments: "hana", 7).name)
//> hana 7
let office = try container.resolve(Office.self)
print(try await office.database() === container.resolve(async: Database.self))
//> true
