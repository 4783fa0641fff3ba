/// Something the user did.
public struct AnalyticsEvent: Equatable, Sendable {
    /// What happened, such as "card_opened".
    public let name: String
    /// Details, by name.
    public let parameters: [String: String]

    /// The event `name` with these details.
    public init(_ name: String, _ parameters: [String: String] = [:]) {
        self.name = name
        self.parameters = parameters
    }
}
