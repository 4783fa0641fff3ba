import DovetailBasics
import DovetailFacts
import DovetailSwiftCode

extension WiringEmitter {
    /// Writes a place's member, once for each condition with a different source.
    func write(_ member: WiredMember, _ answers: [WiredPlace.Answer], to writer: inout SwiftWriter) {
        guard !answers.isEmpty else { return }
        if answers.count == 1 {
            return writer.conditional(answers[0].condition) { write(member, answers[0], to: &$0) }
        }
        for (index, answer) in answers.enumerated() {
            writer.line("\(index == 0 ? "#if" : "#elseif") \(answer.condition)")
            write(member, answer, to: &writer)
        }
        writer.line("#endif")
    }

    private func write(_ member: WiredMember, _ answer: WiredPlace.Answer, to writer: inout SwiftWriter) {
        for attribute in member.availability { writer.line("\(attribute)") }
        if member.isDeprecated, !member.availability.contains(where: { $0.contains(text: "deprecated") }) {
            writer.line("@available(*, deprecated)")
        }
        writer.line("\(declaration(member, answer))")
    }

    /// A member as a protocol declares it.
    func requirement(_ member: WiredMember) -> String {
        switch member.kind {
        case .property(let type, let isSettable):
            let get = ["get", member.effects.specifiers].filter { !$0.isEmpty }.joined(separator: " ")
            return "\(isolation(member))var \(member.exposedName.asName): \(type) { \(get)\(isSettable ? " set" : "") }"
        case .function(let function): return "\(isolation(member))\(signature(member, function))"
        }
    }

    /// Keeps a provider's code from being inlined into each place and each witness, which would be most of an
    /// optimising compiler's work on a generated file.
    private var inlining: String { "@inline(never) " }

    private func isolation(_ member: WiredMember) -> String {
        guard case .actor(let name) = member.isolation else { return "" }
        return "@\(name) "
    }

    private func declaration(_ member: WiredMember, _ answer: WiredPlace.Answer) -> String {
        let marks = answer.effects.marks
        let target = target(member, answer.source)
        switch member.kind {
        case .property(let type, let isSettable):
            let implements = member.implementedProtocol.map { "@_implements(\($0), \(member.name)) " } ?? ""
            let head = "\(implements)\(inlining)\(isolation(member))var \(member.exposedName.asName): \(type)"
            if isSettable { return "\(head) { get { \(target) } set { \(target) = newValue } }" }
            guard member.effects != Effects() else { return "\(head) { \(target) }" }
            return "\(head) { get \(member.effects.specifiers) { \(marks)\(target) } }"
        case .function(let function):
            let arguments = function.parameters.enumerated().map { index, parameter in
                let label = parameter.label.map { "\($0.asLabel): " } ?? ""
                let value = "p\(index)\(parameter.isAutoclosure ? "()" : "")"
                return "\(label)\(parameter.isInout ? "&" : "")\(parameter.isPack ? "repeat each " : "")\(value)"
            }
            let call = "\(marks)\(target)(\(arguments.joined(separator: ", ")))"
            return "\(inlining)\(isolation(member))\(signature(member, function)) { \(call) }"
        }
    }

    /// The expression that reads the value: a member of the parent, of its place, or of the double.
    private func target(_ member: WiredMember, _ source: WiredPlace.Source) -> String {
        switch source {
        case .parent: return "_above.\(member.name.asName)"
        case .outer(let name): return "_outer.\(name.asName)"
        case .pluginExtension: return "_above.pluginExtension.\(member.name.asName)"
        case .nonCore: return "_above._nonCoreComponent.\(member.name.asName)"
        case .double: return "_double.\(member.name.asName)"
        case .doubleAs(let name): return "(_double as! any \(name)).\(member.name.asName)"
        }
    }

    private func signature(_ member: WiredMember, _ function: WiredFunction) -> String {
        let parameters = function.parameters.enumerated().map { index, parameter in
            let label = parameter.label?.asLabel ?? "_"
            return "\(label) p\(index): \(parameter.type)"
        }
        var text = "func \(member.exposedName.asName)\(function.generics)(\(parameters.joined(separator: ", ")))"
        if !member.effects.specifiers.isEmpty { text += " \(member.effects.specifiers)" }
        if let result = function.result { text += " -> \(result)" }
        if !function.constraints.isEmpty { text += " \(function.constraints)" }
        return text
    }
}
