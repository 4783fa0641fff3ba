import DovetailSwiftCode

/// The default isolation of a target's declarations, and its language mode.
extension XcodeSettings {
    private static let key = "SWIFT_DEFAULT_ACTOR_ISOLATION"
    private static let flags = "OTHER_SWIFT_FLAGS"

    /// Whether it may be the main actor.
    var isolatesToMainActor: Bool { isolation.mayBeMain }

    /// What a configuration's settings say.
    private var isolation: IsolationSettings {
        var result = IsolationSettings()
        func add(_ value: String, _ isConditional: Bool) {
            result.add(isMain: value == "MainActor", isConditional: isConditional)
        }
        func add(flags: String, _ isConditional: Bool) {
            result.add(options: flags.split(separator: " ").map(String.init), isConditional: isConditional)
        }
        if let value = value(Self.key) { add(value, false) }
        if let flags = value(Self.flags) { add(flags: flags, false) }
        for value in conditionalValues(of: Self.key) { add(value, true) }
        for flags in conditionalValues(of: Self.flags) { add(flags: flags, true) }
        result.hasOthers = !isComplete && !isSetByTarget(Self.key)
        return result
    }

    /// The setting of the language mode: `5.0`, `6`.
    static let languageMode = "SWIFT_VERSION"

    /// Whether the language mode is surely 6.
    static func isSwift6(in configurations: [XcodeSettings]) -> Bool {
        !configurations.isEmpty
            && configurations.allSatisfy { settings in
                settings.value(languageMode)?.hasPrefix("6") == true
                    && settings.conditionalValues(of: languageMode).isEmpty
            }
    }

    /// Whether the settings of a target's configurations leave it open.
    static func isIsolationOpen(in configurations: [XcodeSettings]) -> Bool {
        Set(configurations.map(\.isolatesToMainActor)).count > 1 || configurations.contains(where: \.isolation.isOpen)
    }
}
