import Testing

/// A time limit for a suite. Before macOS 13, whose clocks it needs, there is none.
func limited(toMinutes minutes: Int) -> any SuiteTrait {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return ConditionTrait.enabled(if: true) }
    return TimeLimitTrait.timeLimit(.minutes(minutes))
}
