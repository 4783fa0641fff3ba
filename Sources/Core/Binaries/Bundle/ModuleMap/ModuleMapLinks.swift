extension ModuleMapLink {
    /// What the module maps at these paths tell a linker to link, sorted and without duplicates. Paths without a file
    /// are skipped.
    package static func read(_ paths: [String]) -> [ModuleMapLink] {
        Set(paths.flatMap { links(in: SmallFile.whole($0, limit: 4 << 20) ?? []) }).sorted()
    }

    /// What one module map tells a linker to link, in source order and including nested modules.
    static func links(in bytes: [UInt8]) -> [ModuleMapLink] {
        var lexer = ModuleMapLexer(bytes)
        var links: [ModuleMapLink] = []
        // Only in a link declaration is `link` or `link framework` followed by a string; a module of that name is
        // followed by a brace.
        var words: [String] = []
        while let token = lexer.next() {
            switch token {
            case .word(let word): words = (words + [word]).suffix(2)
            case .string(let name) where words.last == "link" && !name.isEmpty:
                links.append(ModuleMapLink(name: name, isFramework: false))
                words = []
            case .string(let name) where words == ["link", "framework"] && !name.isEmpty:
                links.append(ModuleMapLink(name: name, isFramework: true))
                words = []
            case .string, .mark: words = []
            }
        }
        return links
    }
}
