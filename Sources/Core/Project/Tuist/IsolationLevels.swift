import DovetailSwiftCode

/// The settings of the default isolation of an Xcode target, which are composed of levels: each replaces the previous
/// ones, unless it is for some platforms or configurations only.
struct IsolationLevels {
    private static let key = "SWIFT_DEFAULT_ACTOR_ISOLATION"
    private static let flags = "OTHER_SWIFT_FLAGS"

    /// The words that hold everywhere, by setting.
    private var usual: [String: [String]] = [:]
    /// The words that hold sometimes, each with the number of its level.
    private var conditional: [(name: String, words: [String], level: Int)] = []
    private var level = 0
    /// Whether a configuration file was not found, and no later level sets the isolation.
    private var missesFile = false

    /// What is set from now on replaces what was set before.
    mutating func beginLevel() { level += 1 }

    mutating func set(_ name: String, _ words: [String], isConditional: Bool) {
        guard name == Self.key || name == Self.flags else { return }
        let inherited = ["$(inherited)", "${inherited}"]
        guard !isConditional else {
            conditional.append((name, words.filter { !inherited.contains($0) }, level))
            return
        }
        let before = usual[name] ?? []
        usual[name] = words.flatMap { inherited.contains($0) ? before : [$0] }
        guard !words.contains(where: inherited.contains) else { return }
        conditional.removeAll { $0.name == name && $0.level < level }
        if name == Self.key { missesFile = false }
    }

    mutating func missFile() { missesFile = true }

    /// Adds a level that consists of the settings of each configuration.
    mutating func set(inConfigurations levels: [[String: [String]]]) {
        beginLevel()
        for name in [Self.key, Self.flags] {
            let values = levels.map { $0[name] }
            let isSame = Set(values).count == 1
            for value in isSame ? values.suffix(1) : values {
                if let value { set(name, value, isConditional: !isSame) }
            }
        }
        for (name, words) in levels.flatMap({ $0.sorted { $0.key < $1.key } }) where name.contains("[") {
            set(String(name.prefix { $0 != "[" }), words, isConditional: true)
        }
    }

    /// What they say.
    ///
    /// - Parameter expanded: replaces references to other settings by their values.
    func settings(_ expanded: ([String]) -> [String]) -> IsolationSettings {
        var result = IsolationSettings()
        for (name, words, isConditional) in usual.sorted(by: { $0.key < $1.key }).map({ ($0.key, $0.value, false) })
            + conditional.map({ ($0.name, $0.words, true) })
        {
            let values = expanded(words)
            if name == Self.flags {
                result.add(options: values, isConditional: isConditional)
            } else if !values.isEmpty {
                result.hasOthers = result.hasOthers || values.contains { $0.contains("$") }
                result.add(isMain: values.contains("MainActor"), isConditional: isConditional)
            }
        }
        result.hasOthers = result.hasOthers || missesFile
        return result
    }
}
