import DovetailFacts

/// Writes the type that implements a protocol by wrapping a value of the library's type, if that type cannot conform.
struct AdapterWriter {
    private let planned: AdapterPlan.Planned
    private let plan: AdapterPlan

    init(_ planned: AdapterPlan.Planned, _ plan: AdapterPlan) { (self.planned, self.plan) = (planned, plan) }

    private var type: String { plan.names.text(own: planned.type.name) }

    /// The name of the wrapped value, which no member has.
    private var base: String {
        let taken = Set(planned.members.map(\.requirement.baseTitle))
        return ["base", "wrapped", "original"].first { !taken.contains($0) } ?? "valueOfLibrary"
    }

    var text: String {
        var file = MarkedText()
        file.head(
            "a '\(planned.protocolName)' over '\(planned.type.name)' of \(plan.names.library.module).",
            plan.libraryImports + plan.imports(planned.members),
            isPublic: plan.options.hasPublicImports)
        for attribute in planned.availability { file.line(attribute) }
        let access = plan.accessWord
        file.block("\(access)final class \(planned.adapterName ?? ""): \(planned.protocolName)") { file in
            file.line("/// The object that all calls are forwarded to.")
            file.line("\(access)let \(base): \(type)")
            file.line()
            file.block("\(access)init(_ \(base): \(type))") { $0.line("self.\(base) = \(base)") }
            for member in planned.members {
                file.line()
                write(member, into: &file)
            }
        }
        return file.text
    }

    private func write(_ member: PlannedMember, into file: inout MarkedText) {
        let text = DeclarationText(member)
        let requirement = member.requirement
        let target = requirement.isStatic ? type : text.reachable(base, by: "self")
        let call = wrapped(text.call(on: target), member)
        let head = text.attributes + plan.accessWord + text.modifiers + text.head()
        switch requirement.kind {
        case .method, .initializer: file.block(head) { $0.line(call) }
        case .property, .subscript:
            var plain = requirement
            plain.effects = Effects()
            let place = DeclarationText(plain, member.member).call(on: target)
            file.accessors(
                head, effects: text.effects, value: call, setter: requirement.hasSetter ? "\(place) = newValue" : nil)
        }
    }

    /// The library's value as the type that the protocol declares.
    private func wrapped(_ call: String, _ member: PlannedMember) -> String {
        guard let (form, type) = member.wrapping,
            let adapter = plan.types.first(where: { $0.type.name == type })?.adapterName
        else { return call }
        // `try` and `await` precede the whole expression.
        let marks = member.requirement.effects.marks
        let plain = call.dropFirst(marks.count)
        return switch form {
        case .value: "\(marks)\(adapter)(\(plain))"
        case .optional, .array: "\(marks)\(plain).map { \(adapter)($0) }"
        }
    }
}
