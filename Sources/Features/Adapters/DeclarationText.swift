import DovetailFacts

/// A member as text: as a requirement, as the head of an implementation, or as the library declares it.
struct DeclarationText {
    private let requirement: MemberSignature
    private let member: LibraryMember

    init(_ requirement: MemberSignature, _ member: LibraryMember) {
        (self.requirement, self.member) = (requirement, member)
    }

    init(_ planned: PlannedMember) { self.init(planned.requirement, planned.member) }

    /// As declared in a protocol.
    var asked: String { member.source ?? attributes + modifiers + head() + accessors }

    /// As declared in the library, with default values.
    var declared: String {
        member.source ?? attributes + modifiers + head(defaults: member.defaults.map { $0?.text }) + accessors
    }

    var attributes: String { requirement.attributes.map { $0 + " " }.joined() }

    /// `nonisolated static mutating `
    var modifiers: String {
        [
            requirement.nonisolated, requirement.isStatic ? "static" : nil, requirement.fixity,
            requirement.isStatic ? nil : member.ownership,
        ].compactMap { $0.map { $0 + " " } }.joined()
    }

    /// From the keyword to the result.
    ///
    /// - Parameter left: the indices of the parameters to include; nil for all.
    func head(defaults: [String?] = [], left: Set<Int>? = nil, result: String? = nil) -> String {
        let parameters = requirement.parameters.indices.filter { left?.contains($0) ?? true }.map { index in
            parameter(index) + (defaults.indices.contains(index) ? defaults[index].map { " = \($0)" } ?? "" : "")
        }.joined(separator: ", ")
        let result = result ?? requirement.result?.declared
        switch requirement.kind {
        case .property(let name): return "var \(name.asName): \(result ?? "Void")"
        case .subscript: return "subscript\(generics)(\(parameters)) -> \(result ?? "Void")\(clause)"
        case .initializer: return "init\(member.isFailable ? "?" : "")\(generics)(\(parameters))\(effects)\(clause)"
        case .method(let name):
            let arrow = result.map { " -> \($0)" } ?? ""
            return
                "func \(name.first?.isLetter == true || name.first == "_" ? name.asName : name)\(generics)(\(parameters))\(effects)\(arrow)\(clause)"
        }
    }

    /// ` { get set }` for members with accessors.
    private var accessors: String {
        switch requirement.kind {
        case .method, .initializer: return ""
        case .property, .subscript:
            if let words = member.accessors { return " { \(words) }" }
            return " { get\(effects)\(requirement.hasSetter ? " set" : "") }"
        }
    }

    var effects: String {
        let words = requirement.effects.specifiers
        return words.isEmpty ? "" : " \(words)"
    }

    private var generics: String {
        let texts = requirement.generics.map { parameter in
            (parameter.isPack ? "each " : "") + parameter.name.asName
                + (parameter.constraint.map { ": \($0.declared)" } ?? "")
        }
        return texts.isEmpty ? "" : "<\(texts.joined(separator: ", "))>"
    }

    private var clause: String {
        let texts = requirement.requirements.map(\.text)
        return texts.isEmpty ? "" : " where \(texts.joined(separator: ", "))"
    }

    // MARK: Parameters

    /// The name of a parameter in a body.
    func name(_ index: Int) -> String { requirement.parameters[index].name ?? "argument\(index + 1)" }

    private func parameter(_ index: Int) -> String {
        let parameter = requirement.parameters[index]
        let type = parameter.type.declared + (parameter.isVariadic ? "..." : "")
        let name = name(index).asName
        guard let label = parameter.label else {
            return requirement.kind == .subscript ? "\(name): \(type)" : "_ \(name): \(type)"
        }
        return label == self.name(index) ? "\(name): \(type)" : "\(label.asLabel) \(name): \(type)"
    }

    /// The arguments of a call that passes on all parameters.
    ///
    /// - Parameter values: the values for parameters that the caller does not have.
    func arguments(_ values: [Int: String] = [:]) -> String {
        requirement.parameters.indices.map { index in
            let parameter = requirement.parameters[index]
            var value = values[index] ?? name(index).asName
            if values[index] == nil {
                if parameter.type.shape == .packExpansion { value = "repeat each \(value)" }
                if parameter.type.specifiers.contains("inout") { value = "&\(value)" }
                if parameter.type.attributes.contains(where: { $0.hasPrefix("@autoclosure") }) { value += "()" }
            }
            return (parameter.label.map { "\($0): " } ?? "") + value
        }.joined(separator: ", ")
    }

    /// A name, qualified if a parameter hides it.
    func reachable(_ name: String, by prefix: String) -> String {
        requirement.parameters.indices.contains { self.name($0) == name } ? "\(prefix).\(name)" : name.asName
    }

    /// An access to the member on `base`, with `try` and `await`.
    func call(on base: String, _ values: [Int: String] = [:]) -> String {
        let marks = requirement.effects.marks
        switch requirement.kind {
        case .property(let name): return "\(marks)\(base).\(name.asNestedName)"
        case .subscript: return "\(marks)\(base)[\(arguments(values))]"
        case .initializer: return "\(marks)\(base).init(\(arguments(values)))"
        case .method(let name): return "\(marks)\(base).\(name.asNestedName)(\(arguments(values)))"
        }
    }
}

extension LeakRules {
    /// The member without spaces before colons, as types are usually written.
    static func tidy(_ member: MemberSignature) -> MemberSignature {
        var member = member
        for index in member.parameters.indices { member.parameters[index].type = member.parameters[index].type.tidy }
        member.result = member.result?.tidy
        return member
    }
}

extension SwiftType {
    fileprivate var tidy: SwiftType {
        var type = self
        for index in tokens.indices where tokens[index].text == ":" { type.tokens[index].hasSpace = false }
        return type
    }
}
