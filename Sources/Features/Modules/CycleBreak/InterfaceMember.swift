package import DovetailFacts

/// A member of an interface, and how both sides write it.
package struct InterfaceMember: Sendable {
    package var member: MemberFact
    /// The type that it belongs to; nil at the top level.
    package var type: String?
    /// The calls that omit parameters with default values: which parameters each passes.
    package var shortened: Set<[Bool]> = []
    /// The modules of its types, if they are other modules.
    package var imports: Set<String> = []

    init(_ member: MemberFact, of type: String?) {
        self.member = member
        self.type = type
    }

    /// Whether it is created or called without a value of its type.
    var isProvided: Bool { type == nil || member.isStatic || member.kind == .initializer }

    /// Whether its types differ between the interface and the module.
    func isBridged(_ names: InterfaceNames) -> Bool {
        member.signature.contains { InterfaceType(names: names).isBridged($0) }
    }

    // MARK: Declarations

    /// The declaration up to its body.
    ///
    /// - Parameter given: the parameters to include; nil for all.
    func declaration(_ name: String, _ names: InterfaceNames, given: [Bool]? = nil, attributes: [String]) -> String {
        let types = InterfaceType(names: names)
        let words = attributes + (member.ownership == .mutating ? ["mutating"] : [])
        let head = words.map { $0 + " " }.joined()
        if member.kind == .property {
            return "\(head)var \(name.asName): \(member.result.map(types.source) ?? "Any")"
        }
        let parameters = zip(member.parameters, given ?? member.parameters.map { _ in true }).filter { $1 }.map {
            parameter, _ in
            let label = parameter.label ?? "_"
            return (label == parameter.name ? label.asName : "\(label) \(parameter.name.asName)") + ": "
                + types.source(parameter.type.shape)
        }
        let effects = member.effects.specifiers
        return "\(head)func \(name.asName)(\(parameters.joined(separator: ", ")))"
            + (effects.isEmpty ? "" : " " + effects) + (member.result.map { " -> " + types.source($0) } ?? "")
    }

    /// The accessors of a property, as a protocol requires them.
    func accessors(isSettable: Bool) -> String {
        guard member.kind == .property else { return "" }
        let effects = member.effects.specifiers
        return " { get\(effects.isEmpty ? "" : " " + effects)\(isSettable ? " set" : "") }"
    }

    // MARK: Calls

    /// A call of the member, with its own parameters as arguments.
    ///
    /// - Parameter given: the parameters that are included; literals replace the others.
    /// - Parameter casts: whether the parameters have the interface's types and must be cast to the module's.
    func call(_ callee: String, _ names: InterfaceNames, given: [Bool]? = nil, casts: Bool = false) -> String {
        guard member.kind != .property else { return member.effects.marks + callee }
        let types = InterfaceType(names: names)
        var plain = types
        plain.isInterface = false
        let arguments = zip(member.parameters, given ?? member.parameters.map { _ in true }).map { parameter, isGiven in
            var value = isGiven ? parameter.name.asName : parameter.literal ?? "nil"
            if case .attributed(let words, _) = parameter.type.shape, words.contains("inout") { value = "&" + value }
            if casts, isGiven, types.isBridged(parameter.type.shape) {
                value = passed(value, type: parameter.type.shape.given, plain: plain)
            }
            return (parameter.label.map { $0 + ": " } ?? "") + value
        }
        return "\(member.effects.marks)\(callee)(\(arguments.joined(separator: ", ")))"
    }

    /// A value of the interface's type, cast to the module's.
    private func passed(_ value: String, type: TypeShape, plain: InterfaceType) -> String {
        guard case .function(let parameters, let effects, _) = type else {
            return "\(value) as! \(plain.source(type))"
        }
        // With types, so that the interface's own member with this name is not chosen.
        let names = parameters.indices.map { "value\($0 + 1)" }
        let list = zip(names, parameters).map { "\($0): \(plain.source($1))" }
        let words = effects.split(separator: " ")
        let marks = (words.contains("throws") ? "try " : "") + (words.contains("async") ? "await " : "")
        return "{ (\(list.joined(separator: ", "))) in \(marks)\(value)(\(names.joined(separator: ", "))) }"
    }
}
