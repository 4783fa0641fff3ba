package import DovetailDiagnostics

/// What runs, or is of use, only if something names it: a function, or a variable that keeps an object.
package struct BodyFact: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
        case function
        /// A variable whose first value is a new object, or a list of them.
        case variable
        /// `_ = Object()`, which nothing can name.
        case discarded
    }

    /// Who may use it without naming it in the sources.
    package enum Visibility: String, Codable, Hashable, Sendable {
        /// Nobody; it is named in its own file.
        case hidden
        /// Who knows it through a protocol of another module.
        case own
        /// Other modules.
        case open
        /// The system, a framework or a macro: it is marked so.
        case entry
    }

    /// What a parameter takes, where its type tells.
    package enum Taken: String, Codable, Hashable, Sendable {
        case function
        case value
        case either
    }

    package var kind: Kind
    /// The enclosing types' names, then its own; `init` for initialisers.
    package var path: [String]
    /// Where its name stands: what tells it from others.
    package var location: SourceLocation
    package var end: SourceLocation
    package var visibility: Visibility
    /// A function's labels.
    package var labels: [String?] = []
    /// What each of a function's parameters takes.
    package var takes: [Taken] = []
    /// The parameters that a call may leave out, by their indices.
    package var defaulted: [Int] = []
    /// The names of the types of which a variable keeps objects.
    package var makes: [String] = []
    /// Whether something beside `callers` names it, or it is not known what does.
    package var isNamed = true
    /// The bodies in which it is named, by their places, sorted.
    package var callers: [SourceLocation] = []

    package init(
        _ kind: Kind, path: [String], visibility: Visibility, location: SourceLocation, end: SourceLocation
    ) {
        self.kind = kind
        self.path = path
        self.visibility = visibility
        self.location = location
        self.end = end
    }
}
