import DovetailFacts
import DovetailSemantics

extension SymbolTable {
    /// A requirement, in the form in which it is emitted.
    func wiredKind(of member: MemberFact, in context: LookupContext) -> WiredMember.Kind {
        var context = context
        context.isForGeneratedFile = true
        guard member.kind == .function else {
            let type = member.type.map { text(of: $0.shape, in: context).swift } ?? "Never"
            return .property(type: type, isSettable: member.isSettable)
        }
        let signature = GenericSignature(member)
        context = signature.named(context)
        let parameters = member.parameters.map { parameter in
            var words: [String] = []
            if case .attributed(let written, _) = parameter.type.shape { words = written }
            return WiredFunction.Parameter(
                label: parameter.label, name: parameter.name,
                type: text(of: parameter.type.shape, in: context).swift, isInout: words.contains("inout"),
                isAutoclosure: words.contains("@autoclosure"), isPack: words.contains("repeat"))
        }
        return .function(
            WiredFunction(
                generics: signature.parameterClause(self, context), parameters: parameters,
                result: member.type.map { text(of: $0.shape, in: context).swift },
                constraints: signature.whereClause(self, context)))
    }
}
