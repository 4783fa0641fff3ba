import DovetailFacts
import DovetailSemantics

/// Where members stand that a component may offer.
struct OfferPlace {
    var context: LookupContext
    /// What isolates the members that say nothing themselves.
    var isolation: Isolation?
    /// The widest access that a member can have here.
    var ceiling: Access
    /// How far up the line of classes it is.
    var depth = 0
    /// Names of types that mean nothing that is known.
    var unknown: Set<String> = []
    /// The protocol that is extended here.
    var protocolType: Int?
    var isConstrained = false
    /// The protocols of the program to which the declaration around makes the class conform.
    var conformances: [Int] = []
    var doubt: ProvidedMember.Doubt?

    init(context: LookupContext, isolation: Isolation?, ceiling: Access) {
        self.context = context
        self.isolation = isolation
        self.ceiling = ceiling
    }
}
