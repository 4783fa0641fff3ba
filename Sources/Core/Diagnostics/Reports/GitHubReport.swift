extension ReportFormat {
    /// GitHub workflow commands, which annotate the lines of a pull request.
    package static let github = ReportFormat("github", places: .fromHere) { content in
        (GitHubReport.lines(content.findings) + GitHubReport.notices(content.unread ?? [])).map { $0 + "\n" }.joined()
    }
}

/// Findings as GitHub workflow commands: one line each, with notes and help in the message.
enum GitHubReport {
    /// A line for each finding.
    static func lines(_ findings: [Finding]) -> [String] {
        findings.map { finding in
            let properties = [
                ("file", finding.location.path), ("line", "\(finding.location.line)"),
                ("col", "\(finding.location.column)"), ("title", finding.id.rawValue),
            ]
            let notes = finding.notes.map { "\($0.location): note: \($0.message)" }
            let message = ([finding.message] + notes + ["help: \(finding.help)"]).joined(separator: "\n")
            return "::\(finding.severity.rawValue) "
                + properties.map { "\($0)=\(escaped($1, [":", ","]))" }.joined(separator: ",") + "::\(escaped(message))"
        }
    }

    /// A line for each kind of lookups that were not read.
    static func notices(_ unread: [UnreadLookups]) -> [String] {
        unread.map { one in
            "::notice file=\(escaped(one.place.path, [":", ","])),line=\(one.place.line),col=\(one.place.column),title=not read"
                + "::\(escaped(one.sentence))"
        }
    }

    /// The text with `%`, line breaks and `others` percent-encoded.
    private static func escaped(_ text: String, _ others: [Unicode.Scalar] = []) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            if scalar == "%" || scalar == "\r" || scalar == "\n" || others.contains(scalar) {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "%" + (digits.count == 1 ? "0" : "") + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
}
