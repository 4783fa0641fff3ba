/// An access level, from the narrowest to the widest.
package enum Access: Int, Codable, Hashable, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    /// The level that `keyword` names; nil for any other word.
    package init?(keyword: String) {
        switch keyword {
        case "private": self = .private
        case "fileprivate": self = .fileprivate
        case "internal": self = .internal
        case "package": self = .package
        case "public": self = .public
        case "open": self = .open
        default: return nil
        }
    }

    /// The level's keyword.
    package var keyword: String {
        switch self {
        case .private: "private"
        case .fileprivate: "fileprivate"
        case .internal: "internal"
        case .package: "package"
        case .public: "public"
        case .open: "open"
        }
    }

    /// Orders from narrow to wide.
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
