import AppCore
import AppDomain
import GRDB

struct StoredSession: SessionRepository {
    let store: Store

    func user() throws -> User? {
        try store.queue.read { db in
            try String.fetchOne(db, sql: "SELECT user FROM session WHERE id = 1").map { User(name: $0) }
        }
    }

    func set(_ user: User?) throws {
        try store.queue.write { db in
            try db.execute(sql: "DELETE FROM session")
            if let user { try db.execute(sql: "INSERT INTO session (id, user) VALUES (1, ?)", arguments: [user.name]) }
        }
    }
}
