/// Decides which screens a user sees.
public protocol Coordinator: AnyObject {
    /// Shows the first of them.
    func start() throws
}
