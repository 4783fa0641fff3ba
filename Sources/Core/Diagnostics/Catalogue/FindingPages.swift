import DovetailBasics

/// The addresses of the pages of findings.
enum FindingPages {
    /// What precedes a path in Dovetail's repository: its address with a slash at the end, once it is published. Until
    /// then empty, so that addresses are paths in the repository.
    static let base = ""

    /// The address of a page as a URI, for formats that accept nothing else; nil if it is only a path.
    static func uri(of id: FindingID) -> String? { base.isEmpty ? nil : id.address }
}

extension FindingID {
    /// The path of its page, from the root of Dovetail's repository.
    package var page: String { "docs/findings/\(rawValue).md" }

    /// The text of its page, in Markdown: what it means, an example, and the fix.
    package var pageText: String {
        guard let bytes = EmbeddedText.bytes(of: page) else { preconditionFailure("the tool contains no \(page)") }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The address of its page.
    package var address: String { FindingPages.base + page }
}
