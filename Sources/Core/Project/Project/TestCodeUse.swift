/// What becomes of test code among the inputs.
package enum TestCodeUse: Sendable {
    /// It is not read.
    case leftOut
    /// It is read, and known for what it is: what tests register answers no question of the app.
    case toldApart
    /// It is read like all other code.
    case read
}
