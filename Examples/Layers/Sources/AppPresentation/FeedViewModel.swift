import AppDomain

/// The state of the feed's screen.
final class FeedViewModel {
    private let feed: any FeedUseCase
    /// The line above the posts.
    let title: String

    init(title: String, feed: any FeedUseCase) {
        self.title = title
        self.feed = feed
    }

    var lines: [String] { get throws { try feed.feed().map { "\($0.author.name): \($0.text)" } } }

    func write(_ text: String) throws { _ = try feed.write(text) }
}
