/// Signing with a secret that only the customer knows.
///
/// Modules that need a signature know this protocol alone; who signs, and where that code
/// lives, is the app's affair.
public protocol Signing {
    /// What the customer is asked for, such as "your 6-digit secret".
    var secretDescription: String { get }

    /// Signs `text`, given what the customer typed.
    ///
    /// - Throws: `SigningFailure` where the secret is wrong, or was wrong too often.
    func sign(_ text: String, with secret: String) throws(SigningFailure) -> Signature
}
