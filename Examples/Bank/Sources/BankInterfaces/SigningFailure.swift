/// Why a signature was refused.
public enum SigningFailure: Error, Equatable {
    /// The secret was wrong, and may be tried again.
    case wrongSecret(triesLeft: Int)
    /// The secret was wrong too often.
    case locked
}
