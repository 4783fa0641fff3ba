/// Where screens appear and what the user says comes from.
public protocol Screen: AnyObject, Sendable {
    /// Shows a line.
    func show(_ line: String)
    /// Asks the user; nil where the user has left.
    func ask(_ question: String) -> String?
}
