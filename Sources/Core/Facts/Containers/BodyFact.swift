package import DovetailDiagnostics

/// Something that runs, or is of use, only if it is named: a function, or a variable that keeps an object.
package struct BodyFact: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
        case function
        /// A variable whose initial value is a new object, or a list of them.
        case variable
        /// `_ = Object()`, which nothing can name.
        case discarded
    }

    /// Who may use it without naming it in the program's sources.
    package enum Visibility: String, Codable, Hashable, Sendable {
        /// Nobody outside its own file.
        case hidden
        /// Code that knows it through a protocol of another module.
        case own
        /// Other modules.
        case open
        /// The system, a framework, a macro or the language, as its attributes, modifiers or name show.
        case entry
    }

    /// The kind of argument that a parameter takes, as far as its type shows it.
    package enum Taken: String, Codable, Hashable, Sendable {
        case function
        case value
        case either
    }

    package var kind: Kind
    /// The names of the enclosing types, then its own; `init` for initializers.
    package var path: [String]
    /// The place of its name, which identifies it.
    package var location: SourceLocation
    package var end: SourceLocation
    package var visibility: Visibility
    /// The labels of a function.
    package var labels: [String?] = []
    /// The kind of argument that each of a function's parameters takes.
    package var takes: [Taken] = []
    /// The indices of the parameters that a call may omit.
    package var defaulted: [Int] = []
    /// The names of the types whose objects a variable keeps.
    package var makes: [String] = []
    /// Whether a variable is a constant of a type or a file.
    package var isConstant = false
    package var condition = Condition.always

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
