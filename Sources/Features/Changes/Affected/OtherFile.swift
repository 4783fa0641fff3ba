import DovetailBasics

/// A file that is not compiled, by its name.
enum OtherFile {
    /// Nothing is built from it: a text for people, or settings of tools that do not build.
    case document
    /// It is copied into what is built.
    case resource

    private static let documents: Set<String> = ["md", "markdown", "rst", "adoc", "rtf"]
    private static let resources: Set<String> = [
        "strings", "stringsdict", "xcstrings", "storyboard", "xib", "nib", "png", "jpg", "jpeg", "gif", "heic", "webp",
        "svg", "ttf", "otf", "mp3", "mp4", "m4a", "mov", "wav", "aiff", "caf", "lottie",
    ]
    private static let tools: Set<String> = [
        ".gitignore", ".gitattributes", ".editorconfig", ".swiftlint.yml", ".swiftformat", ".swift-format",
        ".mailmap", "CODEOWNERS",
    ]
    private static let titles = ["LICENSE", "LICENCE", "CHANGELOG", "README", "NOTICE", "AUTHORS", "CONTRIBUTING"]

    /// Nil if anything may be built from it.
    init?(_ path: String) {
        let parts = path.split(separator: "/")
        let name = path.lastComponent
        let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]).lowercased() } ?? ""
        let isTitle = Self.titles.contains { name.uppercased() == $0 || name.uppercased() == $0 + ".TXT" }
        if Self.documents.contains(ending) || isTitle || Self.tools.contains(name) || parts.first == ".github" {
            self = .document
        } else if Self.resources.contains(ending) || parts.contains(where: { $0.hasSuffix(".xcassets") }) {
            self = .resource
        } else {
            return nil
        }
    }
}
