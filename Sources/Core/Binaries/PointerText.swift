/// Texts that stand for files which are kept elsewhere.
enum PointerText {
    /// The program that keeps the file itself; nil for another text.
    static func tool(_ text: String) -> String? {
        if text.hasPrefix("version https://git-lfs.github.com/") { return "Git LFS" }
        let firstLine = text.split(whereSeparator: \.isNewline).first ?? ""
        let isAnnexed = firstLine.hasPrefix("/annex/objects/") || firstLine.contains(".git/annex/objects/")
        return isAnnexed ? "git-annex" : nil
    }
}
