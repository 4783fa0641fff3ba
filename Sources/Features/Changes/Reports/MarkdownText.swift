/// Text in Markdown.
enum MarkdownText {
    /// The text with everything escaped that Markdown, HTML or GitHub (as a mention) could interpret.
    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~": result += "\\\(character)"
            case "&": result += "&amp;"
            // With a word joiner, `@MainActor` is not a mention of a person.
            case "@": result += "@\u{2060}"
            case "\n", "\r\n": result += " "
            default: result.append(character)
            }
        }
        return result
    }

    /// The text as code, whatever backticks it has.
    static func code(_ text: String) -> String {
        guard text.contains("`") else { return "`\(text)`" }
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence) \(text) \(fence)"
    }
}
