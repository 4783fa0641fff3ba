/// How often the loop around a call surely runs it, each time alike.
package enum Repetition: Codable, Hashable, Sendable {
    case times(Int)
    /// Once for each case of an enum.
    case cases(of: String)
}
