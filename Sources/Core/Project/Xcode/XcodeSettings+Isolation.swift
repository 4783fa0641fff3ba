import DovetailSwiftCode

/// The default isolation of a target's declarations.
extension XcodeSettings {
    private static let key = "SWIFT_DEFAULT_ACTOR_ISOLATION"
    private static let flags = "OTHER_SWIFT_FLAGS"

    /// Whether it is the main actor.
    var isolatesToMainActor: Bool {
        value(Self.key) == "MainActor" || value(Self.flags).map(Self.isolatesToMainActor) ?? false
    }

    private static func isolatesToMainActor(_ flags: String) -> Bool {
        var isolation = IsolationSettings()
        isolation.add(options: flags.split(separator: " ").map(String.init), isConditional: false)
        return isolation.mayBeMain
    }

    /// Whether a setting for some platforms only may change it, or a file that was not found.
    private var isIsolationOpen: Bool {
        let isMain = isolatesToMainActor
        let conditional =
            conditionalValues(of: Self.key).map { $0 == "MainActor" }
            + conditionalValues(of: Self.flags).filter { $0.contains("-default-isolation") }
            .map(Self.isolatesToMainActor)
        return conditional.contains { $0 != isMain } || !isComplete && !isSetByTarget(Self.key)
    }

    /// Whether the settings of a target's configurations leave it open.
    static func isIsolationOpen(in configurations: [XcodeSettings]) -> Bool {
        Set(configurations.map(\.isolatesToMainActor)).count > 1 || configurations.contains(where: \.isIsolationOpen)
    }
}
