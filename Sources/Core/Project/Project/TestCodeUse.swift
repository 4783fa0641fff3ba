/// How test code among the inputs is treated.
package enum TestCodeUse: Sendable {
    /// It is not read.
    case leftOut
    /// It is read and kept apart: resolutions of the app do not use what tests register.
    case markedAsTests
    /// It is read like other code.
    case read
}
