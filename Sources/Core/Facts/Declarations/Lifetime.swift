/// How long the value of a property or function is kept, as far as its own declaration says.
package enum Lifetime: String, Codable, Hashable, Sendable {
    /// Its body runs again for each use.
    case computed
    /// It is a stored property.
    case stored
    /// A call of `shared` is all that its body does.
    case shared
}
