/// Access levels, from the narrowest.
enum Access: Int, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    static func < (one: Access, other: Access) -> Bool { one.rawValue < other.rawValue }

    var word: String { "\(self)" }

    /// Whether a declaration in module `site` is visible from module `home` of the same package.
    func isVisible(in home: Int, from site: Int) -> Bool {
        self >= (site == home ? .internal : .package)
    }

    /// The level itself, but `public` for `open`: the level that a member or a final class can have.
    var closed: Access { min(self, .public) }
}
