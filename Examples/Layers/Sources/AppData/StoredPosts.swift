import AppCore
import AppDomain
import GRDB

struct StoredPosts: PostRepository {
    let store: Store

    func posts(limit: Int) throws -> [Post] {
        try store.queue.read { db in
            try Row.fetchAll(
                db, sql: "SELECT author, text FROM post ORDER BY id DESC LIMIT ?", arguments: [limit]
            )
            .map { Post(author: User(name: $0["author"]), text: $0["text"]) }
        }
    }

    func add(_ post: Post) throws {
        try store.queue.write { db in
            try db.execute(
                sql: "INSERT INTO post (author, text) VALUES (?, ?)", arguments: [post.author.name, post.text])
        }
    }
}
