import DovetailFacts

/// The effects of a provider that its requirement does not allow, in words.
struct EffectExcess {
    /// Follows "the one in AppComponent".
    let text: String
    let help: String

    init(_ provided: Effects, _ requirement: MemberFact) {
        let allowed = requirement.effects
        let isAsync = provided.isAsync && !allowed.isAsync
        let isThrowing = !Effects(thrown: provided.thrown).fits(within: allowed)
        switch (isThrowing, allowed.thrown) {
        case (false, _): text = "is async and the requirement is not"
        case (true, _) where isAsync: text = "is async and throws, unlike the requirement"
        case (true, let type?) where !type.isEmpty:
            let thrown = provided.thrown.flatMap { $0.isEmpty || $0 == "rethrows" ? nil : $0 } ?? "any Error"
            text = "throws \(thrown), and the requirement throws only \(type)"
        case (true, _): text = "throws and the requirement does not"
        }
        let excess = Effects(isAsync: isAsync, thrown: isThrowing ? provided.thrown : nil).specifiers
        let all = Effects(
            isAsync: isAsync || allowed.isAsync, thrown: isThrowing ? provided.thrown : allowed.thrown
        ).specifiers
        let removal = "remove '\(excess)' from the provider"
        if requirement.kind == .property {
            // A property with a setter cannot have effects.
            help = requirement.isSettable ? removal : "write { get \(all) } in the requirement, or \(removal)"
        } else {
            help =
                allowed == Effects()
                ? "add '\(excess)' to the requirement, or remove it from the provider"
                : "write '\(all)' in the requirement, or \(removal)"
        }
    }
}
