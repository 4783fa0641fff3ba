package import DovetailDiagnostics

/// A call of a port: `Port.inject(_:)`, `Port.get()`; or a call that makes one.
package struct PortUseFact: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable { case inject, get, make }

    package var kind: Kind
    /// The dotted name of the port; nil if unknown. For a call that makes one, the path of the variable of which it is the
    /// initial value; nil if it is none.
    package var names: [String]?
    /// Whether it continues after an error: `try?`.
    package var isTolerant = false
    /// The dotted names of the ports of the injections in whose arguments it is evaluated.
    package var injecting: [[String]] = []
    /// Whether it runs whenever the enclosing body does.
    package var isUnconditional = true
    /// How often a loop around it surely runs it.
    package var repetition: Repetition?
    /// The place of the enclosing body.
    package var body: SourceLocation
    /// The place of the enclosing function.
    package var function: SourceLocation?
    package var code = SurroundingCode.other
    /// The type of the value that is injected.
    package var value: TypeSource?
    package var condition: Condition
    /// The enclosing types.
    package var within: [String]
    package var location: SourceLocation

    package init(
        _ kind: Kind, names: [String]?, body: SourceLocation, condition: Condition, within: [String],
        location: SourceLocation
    ) {
        self.kind = kind
        self.names = names
        self.body = body
        self.condition = condition
        self.within = within
        self.location = location
    }
}
