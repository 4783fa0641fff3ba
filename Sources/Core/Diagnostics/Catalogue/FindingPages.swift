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

    /// The address of its page.
    package var address: String { FindingPages.base + page }
}
