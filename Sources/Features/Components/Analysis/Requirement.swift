import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// One requirement of a dependency protocol: a property or function.
struct Requirement {
    var key: MemberKey
    var member: MemberFact
    /// The property or function, in the form in which it is emitted.
    var kind: WiredMember.Kind
    var isolation: Isolation
    /// The protocol that declares it.
    var owner: Int
    /// Other protocols of the same component that also declare it.
    var otherOwners: [Int] = []
    /// The condition under which a protocol extension has a default for it.
    var defaultCondition: Condition

    var location: SourceLocation { member.location }

    /// The member as a user would write it: `session: Session`.
    var spelling: String { member.spelling }
}
