import DovetailBasics

/// What using a property or function may do besides returning.
package struct Effects: Codable, Hashable, Sendable {
    package var isAsync: Bool
    /// Nil if nothing is thrown, empty for `throws`, `rethrows` for that, otherwise the type in `throws(T)`.
    package var thrown: String?
    /// The thrown type by its position, if it is a generic parameter of the function.
    package var thrownParameter: String?

    package init(isAsync: Bool = false, thrown: String? = nil) {
        self.isAsync = isAsync
        self.thrown = thrown.flatMap(Self.plain)
    }

    /// The normalised thrown type: `any Error` means the same as a bare `throws`, and `Never` means nothing is thrown.
    private static func plain(_ type: String) -> String? {
        switch type.filter({ $0 != " " }).replacing(text: "Swift.", with: "") {
        case "Never": nil
        case "anyError", "Error", "(anyError)": ""
        default: type
        }
    }

    /// Whether a provider with these effects can satisfy a requirement with those of `other`.
    package func fits(within other: Effects) -> Bool {
        if isAsync && !other.isAsync { return false }
        guard let thrown else { return true }
        guard let allowed = other.thrown else { return false }
        if let thrownParameter { return allowed.isEmpty || thrownParameter == other.thrownParameter }
        return allowed.isEmpty || allowed == thrown
    }

    /// The effects that both allow: those of something that can satisfy either.
    package func common(with other: Effects) -> Effects {
        let narrower: String?
        switch (thrown, other.thrown) {
        case (nil, _), (_, nil): narrower = nil
        case ("", let type), (let type, ""): narrower = type
        case (let left, let right): narrower = left == right ? left : nil
        }
        return Effects(isAsync: isAsync && other.isAsync, thrown: narrower)
    }

    /// The effects as the specifiers of a getter or function, in Swift's order.
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

    /// The keywords before an expression with these effects.
    package var marks: String {
        (thrown == nil ? "" : "try ") + (isAsync ? "await " : "")
    }
}

/// The actor to which a declaration belongs.
package enum Isolation: Codable, Hashable, Sendable {
    /// `nonisolated`, or a declaration without isolation.
    case none
    /// A global actor, by the name of its attribute, such as `MainActor`.
    case actor(String)
}
