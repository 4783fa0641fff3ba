import DovetailFacts

/// Methods that exist in two forms: with a completion handler and as `async`.
struct CompletionPairs {
    private let members: [LibraryMember]

    init(_ members: [LibraryMember]) { self.members = members }

    func isHandlerForm(_ member: LibraryMember) -> Bool {
        members.contains { Self.isPair(handler: member.requirement, async: $0.requirement) }
    }

    func isAsyncForm(_ member: LibraryMember) -> Bool {
        members.contains { Self.isPair(handler: $0.requirement, async: member.requirement) }
    }

    private static func isPair(handler: MemberSignature, async: MemberSignature) -> Bool {
        guard async.effects.isAsync, !handler.effects.isAsync, handler.baseTitle == async.baseTitle,
            handler.isStatic == async.isStatic, handler.parameters.count == async.parameters.count + 1,
            let last = handler.parameters.last?.type
        else { return false }
        let labels = (handler.parameters.map(\.label), async.parameters.map(\.label))
        guard Array(labels.0.dropLast()) == labels.1 else { return false }
        if case .optional(let inner) = last.shape, inner.shape == .function { return true }
        return last.shape == .function || last.attributes.contains("@escaping")
    }
}
