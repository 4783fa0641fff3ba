import DovetailFacts
import DovetailSemantics

/// The declaration that contains members that a component may provide.
struct ProviderPlace {
    var context: LookupContext
    /// The isolation of members that do not declare their own.
    var isolation: Isolation?
    /// The widest access that a member can have here.
    var ceiling: Access
    /// How far up the superclass chain it is.
    var depth = 0
    /// The component class and its superclasses.
    var line: [(type: Int, context: LookupContext)] = []
    /// Type names with unknown meaning.
    var unknown: Set<String> = []
    /// The protocol extended here.
    var protocolType: Int?
    var isConstrained = false
    /// The protocols of the program to which the enclosing declaration makes the class conform.
    var conformances: [Int] = []
    var doubt: ProvidedMember.Doubt?

    init(context: LookupContext, isolation: Isolation?, ceiling: Access) {
        self.context = context
        self.isolation = isolation
        self.ceiling = ceiling
    }
}
