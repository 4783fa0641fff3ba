import DovetailBasics
import DovetailBinaries
import DovetailSwiftCode
import Foundation

/// `OTHER_LDFLAGS` of an Xcode target, which are composed of levels: each replaces the previous ones unless it contains
/// `$(inherited)`.
struct LinkerFlagLevels {
    /// The words of each setting, including settings that it refers to.
    private var settings: [String: [String]] = [:]
    /// The configuration for release: `Release`.
    private var shipped: String?
    private var isolation = IsolationLevels()

    private static let key = "OTHER_LDFLAGS"

    /// The options, with references to other settings expanded. Undefined references stay as written.
    var flags: [String] {
        var budget = Self.wordLimit
        return expanded(settings[Self.key] ?? [], above: [], budget: &budget)
    }

    /// Whether the default isolation may be the main actor, and whether that is open.
    var defaultIsolation: (isMain: Bool, isOpen: Bool) {
        var budget = Self.wordLimit
        let settings = isolation.settings { expanded($0, above: [], budget: &budget) }
        return (settings.mayBeMain, settings.isOpen)
    }

    /// Whether the language mode is surely 6.
    var isSwift6: Bool {
        var budget = Self.wordLimit
        let mode = expanded(settings[XcodeSettings.languageMode] ?? [], above: [], budget: &budget)
        return mode.count == 1 && mode[0].hasPrefix("6")
    }

    /// How many words and references are expanded; further ones stay as written.
    private static let wordLimit = 10_000

    private func expanded(_ words: [String], above: Set<String>, budget: inout Int) -> [String] {
        var result: [String] = []
        for word in words {
            budget -= 1
            guard budget > 0 else { break }
            guard let name = Self.setting(word), !above.contains(name), let own = settings[name] else {
                result.append(word)
                continue
            }
            result += expanded(own, above: above.union([name]), budget: &budget)
        }
        return result
    }

    /// `FLAGS` for `$(FLAGS)`.
    private static func setting(_ word: String) -> String? {
        let isSetting = word.hasPrefix("$(") && word.hasSuffix(")") || word.hasPrefix("${") && word.hasSuffix("}")
        return isSetting ? String(word.dropFirst(2).dropLast()) : nil
    }

    /// Adds a level.
    ///
    /// - Parameter level: texts and lists by key, including keys such as `OTHER_LDFLAGS[sdk=iphone*]`.
    /// - Parameter shipped: the release configuration, if known.
    mutating func add(_ level: [String: [String]], shipped: String?) {
        self.shipped = shipped ?? self.shipped
        isolation.beginLevel()
        let before = settings
        // Unconditional keys come first, because the others add to their values.
        for (key, texts) in level.sorted(by: { $0.key < $1.key }) {
            set(key, words: texts.flatMap(LinkerOption.words(of:)), before: before)
        }
    }

    /// Conditions such as `[sdk=…]` are assumed to hold, and add to the existing value; those for another configuration
    /// do not.
    private mutating func set(_ key: String, words: [String], before: [String: [String]]) {
        let name = key.prefix { $0 != "[" }.trimmingCharacters(in: .whitespaces)
        let conditions = key.dropFirst(key.prefix { $0 != "[" }.count)
        isolation.set(name, words, isConditional: !conditions.isEmpty)
        if conditions.isEmpty {
            settings[name] = Array(
                words.lazy.flatMap { Self.isInherited($0) ? before[name] ?? [] : [$0] }.prefix(Self.wordLimit))
        } else if holds(String(conditions)) {
            settings[name, default: []] += words.filter { !Self.isInherited($0) }
        }
    }

    private func holds(_ conditions: String) -> Bool {
        conditions.split(whereSeparator: { "[], ".contains($0) }).allSatisfy { condition in
            guard condition.hasPrefix("config="), let shipped else { return true }
            return fnmatch(String(condition.dropFirst(7)), shipped, 0) == 0
        }
    }

    private static func isInherited(_ word: String) -> Bool { setting(word) == "inherited" }

    /// Adds the settings of a configuration file and its includes.
    mutating func add(configurationFile path: String, shipped: String?) {
        self.shipped = shipped ?? self.shipped
        isolation.beginLevel()
        let before = settings
        var seen: Set<String> = []
        if !FileManager.default.fileExists(atPath: path) { isolation.missFile() }
        add(path, before: before, seen: &seen)
    }

    private mutating func add(_ path: String, before: [String: [String]], seen: inout Set<String>) {
        guard seen.insert(path).inserted, let data = FileManager.default.contents(atPath: path) else { return }
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = (line.components(separatedBy: "//").first ?? "").trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                if parts.count >= 2 {
                    add(absolutePath(String(parts[1]), from: parentFolder(path)), before: before, seen: &seen)
                }
            } else if let equals = text.firstIndex(of: "=", outside: "[]") {
                let key = text[..<equals].trimmingCharacters(in: .whitespaces)
                set(key, words: LinkerOption.words(of: String(text[text.index(after: equals)...])), before: before)
            }
        }
    }

    /// Adds the settings of a JSON graph: those for all configurations, then those of the release configuration.
    ///
    /// - Parameter here: converts a path on the graph's machine to one for this run.
    mutating func add(_ tree: JSONTree?, _ here: (String) -> String) {
        let configurations = Self.configurations(tree?["configurations"])
        let configuration = configurations.last(where: \.isRelease) ?? configurations.last
        let name = configuration?.name
        if let file = configuration?.value["xcconfig"]?.string { add(configurationFile: here(file), shipped: name) }
        add(Self.level(tree?["base"]), shipped: name)
        add(
            Self.level(configuration?.value["settings"]), shipped: name,
            amongConfigurations: configurations.map { Self.level($0.value["settings"]) })
    }

    /// Adds the level of the release configuration.
    ///
    /// - Parameter all: the levels of all configurations, which may set other isolations.
    mutating func add(
        _ level: [String: [String]], shipped: String?, amongConfigurations all: [[String: [String]]]
    ) {
        isolation.set(inConfigurations: all)
        let known = isolation
        add(level, shipped: shipped)
        isolation = known
    }

    private struct Configuration {
        var name: String?
        var value: JSONTree
        var isRelease: Bool
    }

    private static func configurations(_ tree: JSONTree?) -> [Configuration] {
        if let pairs = tree?.pairs {
            return pairs.map {
                Configuration(
                    name: $0.key["name"]?.string, value: $0.value, isRelease: $0.key["variant"]?.string == "release")
            }
        }
        return (tree?.members ?? []).map {
            Configuration(name: $0.key, value: $0.value, isRelease: $0.key.lowercased().contains("release"))
        }
    }

    private static func level(_ tree: JSONTree?) -> [String: [String]] {
        Dictionary((tree?.members ?? []).map { ($0.key, value($0.value)) }) { first, _ in first }
    }

    /// A setting in the forms of the various Tuist versions: a text, a list, or either in an object that names the
    /// kind.
    private static func value(_ tree: JSONTree) -> [String] {
        let list = tree["array"]?["_0"] ?? tree["array"] ?? tree
        if let texts = list.array { return texts.compactMap(\.string) }
        return [(tree["string"]?["_0"] ?? tree["string"] ?? tree).string ?? ""]
    }
}

extension String {
    /// The first occurrence of a character outside a pair of brackets.
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
