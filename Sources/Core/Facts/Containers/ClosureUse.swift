/// What a closure or a local function is used for, if that decides whether it runs while an object is built. Those that
/// surely run at once have none.
package enum ClosureUse: Codable, Hashable, Sendable {
    /// Passed to the initializer of a type: the argument at an index, where trailing closures come last.
    case initializer(of: [String], CallShape, index: Int, isResult: Bool)
    /// Passed to a function: the argument at an index.
    case function([String], CallShape, index: Int)
    /// Set to a property of the enclosing type, by an initializer that calls nothing.
    case property(String)
    /// The initial value of a property of the enclosing type, whose initializers call nothing.
    case initialValue
    /// Set to a property of some object, in a factory that then does nothing but set properties.
    case assigned(String)
    /// Passed to a type of a library that runs it later, such as `Task`.
    case library(String)
    /// Anything else.
    case unknown
}
