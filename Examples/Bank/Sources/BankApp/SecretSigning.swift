import BankInterfaces

/// Signing, as the app has always done it. It was never made a module; modules that need it
/// know `Signing`.
final class SecretSigning: Signing {
    private let secret: String
    private let tries: Int
    private var triesLeft: Int
    private var signatures = 0

    init(secret: String, tries: Int) {
        self.secret = secret
        self.tries = tries
        triesLeft = tries
    }

    var secretDescription: String { "your \(secret.count)-digit secret" }

    func sign(_ text: String, with secret: String) throws(SigningFailure) -> Signature {
        guard triesLeft > 0 else { throw .locked }
        guard secret == self.secret else {
            triesLeft -= 1
            throw triesLeft > 0 ? .wrongSecret(triesLeft: triesLeft) : .locked
        }
        triesLeft = tries
        signatures += 1
        return Signature(text: text, number: signatures)
    }
}
