/// Something that a user wrote.
public struct Post: Sendable, Equatable {
    /// Who wrote it.
    public let author: User
    /// What it says.
    public let text: String

    /// A post.
    public init(author: User, text: String) {
        self.author = author
        self.text = text
    }
}
