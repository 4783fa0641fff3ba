import AppCore
import AppDomain
import GRDB

// An example: a real app keeps no password in plain text.
struct StoredUsers: UserRepository {
    let store: Store

    func user(name: String, password: String) throws -> User? {
        try store.queue.read { db in
            let known = try String.fetchOne(db, sql: "SELECT password FROM user WHERE name = ?", arguments: [name])
            return known == password ? User(name: name) : nil
        }
    }

    func add(_ user: User, password: String) throws {
        try store.queue.write { db in
            try db.execute(sql: "INSERT INTO user (name, password) VALUES (?, ?)", arguments: [user.name, password])
        }
    }

    func contains(name: String) throws -> Bool {
        try store.queue.read { db in
            try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM user WHERE name = ?)", arguments: [name]) ?? false
        }
    }
}
