/// An amount of money.
public struct Won: Hashable, Sendable {
    /// The number of won.
    public let value: Int

    /// An amount of `value` won.
    public init(_ value: Int) {
        self.value = value
    }

    /// The amount that a user typed, such as "300,000"; nil for anything but digits and commas.
    public init?(typed text: String) {
        let digits = text.filter { $0 != "," }
        guard digits.allSatisfy(\.isNumber), let value = Int(digits) else { return nil }
        self.value = value
    }
}

extension Won: Comparable {
    /// Whether the left amount is the smaller one.
    public static func < (left: Won, right: Won) -> Bool {
        left.value < right.value
    }
}

extension Won: CustomStringConvertible {
    /// The amount with its digits in groups of three, such as "300,000 won".
    public var description: String {
        let digits = Array(String(value.magnitude))
        var text = value < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return text + " won"
    }
}
