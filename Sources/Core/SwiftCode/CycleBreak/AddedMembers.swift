import DovetailFacts

/// The members that a module adds to types it does not declare, by name.
struct AddedMembers {
    private let members: [String: [AddedMember]]

    init(_ module: DeclaredModule) { members = Dictionary(grouping: module.additions, by: \.member.name) }

    /// The added member that a name after a value may mean.
    ///
    /// - Parameter base: the value's type, or the type whose static member it is; nil if unknown.
    /// - Parameter own: the module that contains the name.
    func find(_ name: String, to base: TypeShape?, call: CallShape?, own: DeclaredModule) -> AddedMember? {
        members[name]?.first { added in
            let isTyped = added.member.kind == .property || call == nil
            return (isTyped || call?.given(of: added.member.parameters) != nil)
                && (base.map { Self.canBe($0, type: added.type, name: name, own: own) } ?? true)
        }
    }

    private static func canBe(_ base: TypeShape, type: String, name: String, own: DeclaredModule) -> Bool {
        let found: String?
        switch base {
        case .array: found = "Array"
        case .dictionary: found = "Dictionary"
        case .optional: found = "Optional"
        default: found = base.given.path?.last
        }
        guard let found else { return true }
        if found == type { return true }
        // A protocol or superclass may be that of any type that does not have the member itself.
        return !concrete.contains(type) && !own.isMember(name, of: found) && name != "init"
    }

    /// Types that have no subtypes.
    private static let concrete: Set<String> = [
        "String", "Substring", "Character", "Int", "UInt", "Double", "Float", "Bool", "Array", "Dictionary", "Set",
        "Optional", "Result", "Range", "ClosedRange", "Data", "Date", "URL", "UUID", "Decimal",
    ]
}
