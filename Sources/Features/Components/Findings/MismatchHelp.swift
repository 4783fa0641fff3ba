import DovetailBasics
import DovetailFacts

/// What to write if a member has the required name but another type.
struct MismatchHelp {
    private let miss: NearMisses.Miss
    private let owner: String
    private let demanding: String
    private let required: MemberFact

    /// - Parameter owner: the component that provides the member.
    /// - Parameter demanding: the protocol that requires it.
    init(_ miss: NearMisses.Miss, owner: String, demanding: String, _ required: MemberFact) {
        self.miss = miss
        self.owner = owner
        self.demanding = demanding
        self.required = required
    }

    var text: String {
        let require =
            "require '\(miss.spelling)' in \(demanding), and "
            + (miss.kind == .optional ? "unwrap it there" : "change its uses to match")
        if miss.isComponent { return "\(require); or rename the requirement" }
        let change = "in \(owner), change '\(miss.spelling)' to '\(miss.needed)', and \(body)"
        // A protocol cannot require an opaque type.
        let canBeRequired = miss.canBeRequired && !miss.spelling.contains(text: ": some ")
        return canBeRequired ? "\(change); or \(require)" : change
    }

    /// What else changes in the provider.
    private var body: String {
        if miss.kind == .optional { return "unwrap the value that it returns" }
        return required.kind == .function ? "change its body to match" : "return a value of that type"
    }
}
