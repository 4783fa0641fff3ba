import Foundation

/// `OTHER_LDFLAGS` of a target in a project for Xcode, which is put together of levels: each replaces those before it,
/// unless it says `$(inherited)`.
struct LinkerFlagLevels {
    private(set) var flags: [String] = []

    static let key = "OTHER_LDFLAGS"

    /// - Parameter flags: nil where the level does not say anything of them.
    mutating func add(_ flags: [String]?) {
        if let flags { replace(with: flags.flatMap(Self.words)) }
    }

    private mutating func replace(with words: [String]) {
        let before = flags
        flags = words.flatMap { Self.isInherited($0) ? before : [$0] }
    }

    /// Adds what a configuration file says, and what it includes. Conditions such as `[sdk=…]` are taken to hold.
    mutating func add(configurationFile path: String) {
        var seen: Set<String> = []
        add(path, &seen)
    }

    private mutating func add(_ path: String, _ seen: inout Set<String>) {
        guard seen.insert(path).inserted, let data = FileManager.default.contents(atPath: path) else { return }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = (line.components(separatedBy: "//").first ?? "").trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                if parts.count >= 2 { add(absolutePath(String(parts[1]), from: parentFolder(path)), &seen) }
            } else if let equals = text.firstIndex(of: "=", outside: "[]") {
                let name = text[..<equals].prefix { $0 != "[" }.trimmingCharacters(in: .whitespaces)
                if name == Self.key { replace(with: Self.words(String(text[text.index(after: equals)...]))) }
            }
        }
    }

    /// Adds the settings of a graph in JSON: those for all configurations, then those of the one that is shipped.
    ///
    /// - Parameter here: what a path of the graph's machine is in this run.
    mutating func add(_ settings: JSONTree?, _ here: (String) -> String) {
        let configurations =
            settings?["configurations"]?.pairs?.map(\.value) ?? settings?["configurations"]?.members?.map(\.value)
        let shipped = configurations?.last
        if let file = shipped?["xcconfig"]?.string { add(configurationFile: here(file)) }
        add(Self.value(settings?["base"]?[Self.key]))
        add(Self.value(shipped?["settings"]?[Self.key]))
    }

    /// A setting as the versions of Tuist write it: a text, a list, or either in an object that says which.
    private static func value(_ tree: JSONTree?) -> [String]? {
        guard let tree else { return nil }
        let list = tree["array"]?["_0"] ?? tree["array"] ?? tree
        if let texts = list.array { return texts.compactMap(\.string) }
        return (tree["string"]?["_0"] ?? tree["string"] ?? tree).string.map { words($0) }
    }

    private static func isInherited(_ flag: String) -> Bool { ["$(inherited)", "${inherited}"].contains(flag) }

    /// The words of a line, at spaces that no quotes hold.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        for character in text {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character == " " || character == "\t" {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }
}

extension String {
    /// The first place of a character that does not stand between two brackets.
    fileprivate func firstIndex(of wanted: Character, outside brackets: String) -> Index? {
        var depth = 0
        for index in indices {
            if self[index] == brackets.first { depth += 1 }
            if self[index] == brackets.last { depth -= 1 }
            if self[index] == wanted, depth == 0 { return index }
        }
        return nil
    }
}
