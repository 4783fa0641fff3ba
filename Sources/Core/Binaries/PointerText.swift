import DovetailBasics

/// Text files that point to files kept elsewhere.
enum PointerText {
    /// The tool that keeps the actual file; nil for any other text.
    static func tool(_ text: String) -> String? {
        if text.hasPrefix("version https://git-lfs.github.com/") { return "Git LFS" }
        let firstLine = text.split(whereSeparator: \.isNewline).first ?? ""
        let isAnnexed = firstLine.hasPrefix("/annex/objects/") || firstLine.contains(text: ".git/annex/objects/")
        return isAnnexed ? "git-annex" : nil
    }
}
