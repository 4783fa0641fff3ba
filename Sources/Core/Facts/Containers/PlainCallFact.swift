package import DovetailDiagnostics

/// A call of a function that is passed no container. What the function resolves, its caller resolves.
package struct PlainCallFact: Codable, Hashable, Sendable {
    /// The called names, such as `["Screens", "card"]`.
    package var callee: [String]
    package var labels: [String?]
    /// The enclosing types.
    package var within: [String]
    /// The place of the registration whose factory contains it.
    package var registration: SourceLocation?
    /// The place of the enclosing function.
    package var function: SourceLocation?
    /// Whether it runs while an object of the enclosing type is created, for a property's initial value.
    package var isInitialValue: Bool
    package var location: SourceLocation

    package init(
        callee: [String], labels: [String?], within: [String], registration: SourceLocation?,
        function: SourceLocation?, isInitialValue: Bool, location: SourceLocation
    ) {
        self.callee = callee
        self.labels = labels
        self.within = within
        self.registration = registration
        self.function = function
        self.isInitialValue = isInitialValue
        self.location = location
    }
}
