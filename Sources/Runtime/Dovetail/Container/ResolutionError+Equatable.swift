extension ResolutionError.Step: Equatable {
    /// Whether two steps are the same service, registered by the same line.
    public static func == (one: Self, other: Self) -> Bool {
        one.service == other.service && one.arguments == other.arguments && one.name == other.name
            && one.place == other.place
    }
}

extension ResolutionError.Reason: Equatable {
    /// Whether two reasons are the same.
    ///
    /// The errors of two factories are compared as values if their type is `Equatable`, and otherwise by their type and
    /// description.
    public static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.notRegistered(let one), .notRegistered(let other)), (.waitCycle(let one), .waitCycle(let other)):
            return one == other
        case (.factory(let one), .factory(let other)):
            return areEqual(one, other)
        case (.cycle, .cycle), (.endless, .endless), (.mainActor, .mainActor), (.asynchronous, .asynchronous),
            (.cancelled, .cancelled), (.released, .released), (.notAnObject, .notAnObject):
            return true
        default:
            return false
        }
    }
}

private func areEqual(_ one: any Error, _ other: any Error) -> Bool {
    func isSame<Value: Equatable>(_ one: Value) -> Bool { one == other as? Value }
    if let one = one as? any Equatable { return isSame(one) }
    return type(of: one) == type(of: other) && String(describing: one) == String(describing: other)
}
