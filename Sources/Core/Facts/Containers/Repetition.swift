/// How often the enclosing loop surely runs a call, identically each time.
package enum Repetition: Codable, Hashable, Sendable {
    case times(Int)
    /// Once for each case of an enum.
    case cases(of: String)
}
