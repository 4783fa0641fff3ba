import DovetailFacts

/// Writes the protocol that mirrors a type, with overloads that omit arguments.
struct ProtocolWriter {
    private let planned: AdapterPlan.Planned
    private let plan: AdapterPlan

    init(_ planned: AdapterPlan.Planned, _ plan: AdapterPlan) { (self.planned, self.plan) = (planned, plan) }

    var written: MarkedText {
        var file = MarkedText()
        file.head(
            "\(plan.options.extent) of \(plan.names.library.module)'s '\(planned.type.name)'.",
            plan.imports(planned.members), isPublic: plan.options.hasPublicImports)
        for attribute in planned.availability { file.line(attribute) }
        if let actor = planned.globalActor { file.line(actor) }
        let isClass = [.class, .actor].contains(planned.type.kind) || planned.adapterName != nil
        let inherited = (isClass ? ["AnyObject"] : []) + (planned.isSendable ? ["Sendable"] : [])
        file.block(
            "\(plan.accessWord)protocol \(planned.protocolName)"
                + (inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))")
        ) { file in
            for member in planned.members { file.line(DeclarationText(member).asked) }
            for decision in planned.decisions { file.mark(decision) }
        }
        let shortcuts = DefaultArguments(planned, plan)
        guard !shortcuts.isEmpty else { return file }
        file.line()
        for attribute in planned.availability { file.line(attribute) }
        file.block("extension \(planned.protocolName)") { shortcuts.write(into: &$0) }
        return file
    }
}

/// Overloads of instance members that omit arguments with default values. Requirements cannot have default values; the
/// facade has those of static members.
struct DefaultArguments {
    struct Shortcut {
        var member: PlannedMember
        /// The parameter that the overload omits. Parameters before it have no default values there; those after it
        /// keep theirs.
        var first: Int
        var defaults: [String?]
    }

    private var shortcuts: [Shortcut] = []
    private var decisions: [AdapterPlan.Decision] = []
    private let access: String

    init(_ planned: AdapterPlan.Planned, _ plan: AdapterPlan) {
        access = plan.accessWord
        for member in planned.members where !member.requirement.isStatic {
            guard case .method = member.requirement.kind, member.canBeForwarded else { continue }
            let (values, hidden) = plan.defaults(member)
            decisions += hidden
            for index in values.indices where values[index] != nil {
                let shortcut = Shortcut(
                    member: member, first: index, defaults: values.enumerated().map { $0 > index ? $1 : nil })
                if !planned.members.contains(where: { shortcut.isShape(of: $0) }) { shortcuts.append(shortcut) }
            }
        }
    }

    var isEmpty: Bool { shortcuts.isEmpty && decisions.isEmpty }

    func write(into file: inout MarkedText) {
        for decision in decisions { file.mark(decision) }
        for shortcut in shortcuts {
            let text = DeclarationText(shortcut.member)
            let given = Set(shortcut.member.requirement.parameters.indices).subtracting([shortcut.first])
            file.block(
                text.attributes + access + text.modifiers + text.head(defaults: shortcut.defaults, left: given)
            ) { file in
                let value = shortcut.member.member.defaults[shortcut.first]?.text ?? ""
                file.line(text.call(on: "self", [shortcut.first: value]))
            }
        }
    }
}

extension DefaultArguments.Shortcut {
    /// Whether another requirement has the same parameters, so that the overload would clash with it.
    fileprivate func isShape(of other: PlannedMember) -> Bool {
        var parameters = member.requirement.parameters
        parameters.remove(at: first)
        let others = other.requirement.parameters
        return other.requirement.baseTitle == member.requirement.baseTitle
            && parameters.map(\.label) == others.map(\.label)
            && parameters.map(\.type.text) == others.map(\.type.text)
    }
}

extension AdapterPlan {
    /// The default values of a member that other files can see, and a decision for each of the others.
    func defaults(_ member: PlannedMember) -> ([String?], [Decision]) {
        let rules = LeakRules(names, options: options, types: types.map(\.type))
        var values: [String?] = []
        var hidden: [Decision] = []
        for (parameter, value) in zip(member.requirement.parameters, member.member.defaults) {
            guard let value else {
                values.append(nil)
                continue
            }
            if let leak = rules.leak(value, in: member.member.scope) {
                values.append(nil)
                hidden.append(
                    Decision(
                        title: member.member.title,
                        text:
                            "'\(parameter.name ?? "")' of '\(member.member.title)' defaults to '\(value.text)', which names "
                            + "'\(leak)' of \(names.library.module): pass a value here"))
            } else {
                values.append(value.text)
            }
        }
        return (values, hidden)
    }
}

extension PlannedMember {
    /// Whether a function with its parameters can call it.
    var canBeForwarded: Bool {
        !requirement.parameters.contains(where: \.isVariadic)
    }
}

extension AdapterPlan.Planned {
    /// The availability of the type.
    var availability: [String] { type.attributes.filter { $0.hasPrefix("@available") } }
}
