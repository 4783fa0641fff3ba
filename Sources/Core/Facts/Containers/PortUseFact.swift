package import DovetailDiagnostics

/// A call of a port: `Port.inject(_:)`, `Port.get()`.
package struct PortUseFact: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable { case inject, get }

    package var kind: Kind
    /// The port, by its dotted name; nil where it cannot be told.
    package var names: [String]?
    /// Whether it is written to go on where it throws: `try?`.
    package var isTolerant = false
    /// Whether it runs wherever the body around it does.
    package var isUnconditional = true
    /// The body around it, by its place.
    package var body: SourceLocation
    /// The function around it, by its place.
    package var function: SourceLocation?
    package var condition: Condition
    /// The types around it.
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
