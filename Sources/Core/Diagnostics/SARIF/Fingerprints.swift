/// Identifies a finding independently of its line: by its id, its path, its text in a baseline, and its number among
/// findings that are equal in all three.
enum Fingerprints {
    private struct Key: Hashable {
        var id: FindingID
        var path: String
        var message: String
    }

    /// The fingerprints of the findings, in order.
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

    /// 64-bit FNV-1a: unlike `Hasher`, it is the same on every machine and in every version.
    private static func hash(_ text: String) -> String {
        let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
