public import AppCore

/// Reading and writing posts.
public protocol FeedUseCase: Sendable {
    /// The last posts, the newest first.
    func feed() throws -> [Post]
    /// Writes a post.
    ///
    /// - Throws: `LoginError` where nobody is logged in.
    func write(_ text: String) throws -> Post
}

struct DefaultFeedUseCase: FeedUseCase {
    let posts: any PostRepository
    let session: any SessionRepository
    /// Who hears of a new post; an app without one registers none.
    let listeners: [any PostListener]?

    func feed() throws -> [Post] { try posts.posts(limit: 10) }

    func write(_ text: String) throws -> Post {
        guard let author = try session.user() else { throw LoginError.notLoggedIn }
        let post = Post(author: author, text: text)
        try posts.add(post)
        for listener in listeners ?? [] { listener.written(post) }
        return post
    }
}

/// Hears of new posts. Each layer may contribute some.
public protocol PostListener: Sendable {
    /// Called after a post was kept.
    func written(_ post: Post)
}
