/// What a closure within a registration's factory, or within an initialiser, is given to, if that may keep it until
/// after the object is built.
package enum ClosureKeeper: Codable, Hashable, Sendable {
    /// The initialiser of a type, in the call that makes the factory's result: the argument at an index, where trailing
    /// closures come last.
    case initializer(of: [String], CallShape, index: Int)
    /// A property of the enclosing type, which an initialiser sets while it calls nothing.
    case property(String)
    /// A type of a library that runs it later, such as `Task`.
    case library(String)
}
