/// What tells a finding from the others when lines shift: its id, its path, what a baseline
/// knows it by, and which it is among those that are equal in all three.
enum Fingerprints {
    private struct Key: Hashable {
        var id: FindingID
        var path: String
        var message: String
    }

    /// The fingerprint of each finding, in their order.
    static func of(_ findings: [Finding]) -> [String] {
        var seen: [Key: Int] = [:]
        return findings.map { finding in
            let message = finding.knownAs ?? finding.message
            let key = Key(id: finding.id, path: finding.location.path, message: message)
            let ordinal = seen[key, default: 0]
            seen[key] = ordinal + 1
            return hash("\(finding.id.rawValue)\0\(finding.location.path)\0\(message)\0\(ordinal)")
        }
    }

    /// FNV-1a over 64 bits: the same on every machine and in every version,
    /// which `Hasher` is not.
    private static func hash(_ text: String) -> String {
        let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
