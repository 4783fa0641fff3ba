import DovetailSwiftCode

/// The default isolation of a target's declarations.
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

    /// Whether the settings of a target's configurations leave it open.
    static func isIsolationOpen(in configurations: [XcodeSettings]) -> Bool {
        Set(configurations.map(\.isolatesToMainActor)).count > 1 || configurations.contains(where: \.isolation.isOpen)
    }
}
