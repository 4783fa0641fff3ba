import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// One property or function that a dependency protocol asks for.
struct Requirement {
    var key: MemberKey
    var member: MemberFact
    /// The property or function, ready to be written down.
    var kind: WiredMember.Kind
    var isolation: Isolation
    /// The protocol that declares it.
    var owner: Int
    /// Other protocols among those of a component that declare it, too.
    var otherOwners: [Int] = []
    /// Where a protocol extension has a default for it.
    var defaultCondition: Condition

    var location: SourceLocation { member.location }

    /// The member as a user would write it: `session: Session`.
    var spelling: String { member.spelling }
}
