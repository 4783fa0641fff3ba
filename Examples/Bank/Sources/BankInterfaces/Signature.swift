/// The proof that the customer agreed to a text.
public struct Signature: Equatable, Sendable {
    /// The text that was signed.
    public let text: String
    /// The number under which the signature is kept.
    public let number: Int

    /// The signature with this number under this text.
    public init(text: String, number: Int) {
        self.text = text
        self.number = number
    }
}
