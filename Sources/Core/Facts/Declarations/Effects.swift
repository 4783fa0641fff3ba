/// What using a property or function may do beside returning.
package struct Effects: Codable, Hashable, Sendable {
    package var isAsync: Bool
    /// Nil for nothing thrown, an empty text for `throws`, `rethrows` for that, else the
    /// type in `throws(T)`.
    package var thrown: String?

    package init(isAsync: Bool = false, thrown: String? = nil) {
        self.isAsync = isAsync
        self.thrown = thrown.flatMap(Self.plain)
    }

    /// A thrown type as it counts: `any Error` is what `throws` alone means, and `Never` is nothing.
    private static func plain(_ type: String) -> String? {
        switch type.filter({ $0 != " " }).replacing("Swift.", with: "") {
        case "Never": nil
        case "anyError", "Error", "(anyError)": ""
        default: type
        }
    }

    /// Whether a provider of these effects can stand for a requirement of `other`.
    package func fits(within other: Effects) -> Bool {
        if isAsync && !other.isAsync { return false }
        guard let thrown else { return true }
        guard let allowed = other.thrown else { return false }
        return allowed.isEmpty || allowed == thrown
    }

    /// What both allow: the effects of something that may stand for either.
    package func common(with other: Effects) -> Effects {
        let narrower: String?
        switch (thrown, other.thrown) {
        case (nil, _), (_, nil): narrower = nil
        case ("", let type), (let type, ""): narrower = type
        case (let left, let right): narrower = left == right ? left : nil
        }
        return Effects(isAsync: isAsync && other.isAsync, thrown: narrower)
    }

    /// The effects as a getter's or function's specifiers, in Swift's order.
    package var specifiers: String {
        var words: [String] = []
        if isAsync { words.append("async") }
        switch thrown {
        case nil: break
        case "": words.append("throws")
        case "rethrows": words.append("rethrows")
        case let type?: words.append("throws(\(type))")
        }
        return words.joined(separator: " ")
    }

    /// The words before an expression that has these effects.
    package var marks: String {
        (thrown == nil ? "" : "try ") + (isAsync ? "await " : "")
    }
}

/// Which actor a declaration belongs to.
package enum Isolation: Codable, Hashable, Sendable {
    /// `nonisolated`, or a declaration that nothing isolates.
    case none
    /// A global actor, by its attribute's name, such as `MainActor`.
    case actor(String)
}
