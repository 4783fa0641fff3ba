import GRDB

/// The app's database.
struct Store: Sendable {
    let queue: DatabaseQueue

    /// Opens the database of a path, or one in memory, and brings its tables up to date.
    init(path: String?) throws {
        queue = try path.map { try DatabaseQueue(path: $0) } ?? DatabaseQueue()
        var migrator = DatabaseMigrator()
        migrator.registerMigration("first") { db in
            try db.create(table: "user") { table in
                table.primaryKey("name", .text)
                table.column("password", .text).notNull()
            }
            try db.create(table: "session") { table in
                table.primaryKey("id", .integer)
                table.column("user", .text).notNull().references("user", onDelete: .cascade)
            }
            try db.create(table: "post") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("author", .text).notNull().references("user", onDelete: .cascade)
                table.column("text", .text).notNull()
            }
        }
        try migrator.migrate(queue)
    }
}
