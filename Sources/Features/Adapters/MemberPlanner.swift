import DovetailBasics
import DovetailFacts

/// Plans each member of a type: a requirement, a decision, or neither with a reason.
struct MemberPlanner {
    private let type: LibraryType
    private let names: LibraryNames
    private let options: AdapterOptions
    private let leaks: LeakRules
    private let choice: MemberChoice
    private let isWrapped: Bool

    private var planned: AdapterPlan.Planned
    private var leftOut: [AdapterPlan.LeftOut] = []

    init(
        _ type: LibraryType, names: LibraryNames, options: AdapterOptions, leaks: LeakRules,
        choice: MemberChoice, isWrapped: Bool
    ) {
        (self.type, self.names, self.options, self.leaks) = (type, names, options, leaks)
        (self.choice, self.isWrapped) = (choice, isWrapped)
        planned = AdapterPlan.Planned(
            type: type, protocolName: AdaptedTypes(names, options).protocolName(type))
        planned.globalActor = type.attributes.first(where: isGlobalActor).flatMap { leaks.actor($0) }
    }

    func plan(_ members: [LibraryMember]) -> (AdapterPlan.Planned, [AdapterPlan.LeftOut]) {
        var planner = self
        let twins = CompletionPairs(members)
        for member in members {
            if let reason = planner.reason(against: member, twins) {
                planner.leaveOut(member.title, reason)
            } else {
                planner.add(member)
            }
        }
        return (planner.planned, planner.leftOut)
    }

    private mutating func leaveOut(_ title: String, _ reason: String) {
        if let index = leftOut.firstIndex(where: { $0.reason == reason }) {
            if !leftOut[index].titles.contains(title) { leftOut[index].titles.append(title) }
        } else {
            leftOut.append(AdapterPlan.LeftOut(type: type.name, titles: [title], reason: reason))
        }
    }

    // MARK: Members left out

    private func reason(against member: LibraryMember, _ twins: CompletionPairs) -> String? {
        guard choice.isWanted(member, of: type) else { return options.notWanted }
        if choice.isOmitted(member, of: type) { return "it is in --omit" }
        if let obstacle = member.obstacle { return obstacle }
        if options.omitsDeprecated, member.requirement.attributes.contains(where: { $0.contains(text: "deprecated") }) {
            return "it is deprecated"
        }
        switch options.pairs {
        case .both: break
        case .async: if twins.isHandlerForm(member) { return "it has an async form" }
        case .handlers: if twins.isAsyncForm(member) { return "it has a form with a completion handler" }
        }
        guard member.requirement.kind == .initializer else { return nil }
        if isWrapped { return "adapters wrap existing values of the library and have no such initializer" }
        return member.isRequired || type.isFinal
            ? nil : "it is not a 'required' initializer, so a non-final class cannot conform with it"
    }

    // MARK: Requirements

    private mutating func add(_ member: LibraryMember) {
        let scope = member.scope
        let generics = type.generics.union(member.requirement.generics.map(\.name))
        var requirement = member.requirement
        let wrapping = wrapping(requirement, scope: scope, generics: generics)
        if wrapping != nil { requirement.result = nil }
        let read = leaks.written(requirement, in: scope, generics)
        var written = read.member
        let leaked = read.leaks
        if let (form, name) = wrapping, let text = leaks.protocolName(name) {
            written.result = form.type(text)
        }
        written.attributes = written.attributes.filter(\.isOfRequirements)
        settleIsolation(&written)
        let whole = LeakRules.tidy(leaks.written(member.requirement, in: scope, generics).member)
        let declaration = DeclarationText(whole, member).declared
        let open = type.kind == .protocol ? [] : type.generics.intersection(member.requirement.mentionedNames)
        if !open.isEmpty {
            decide(
                member,
                text: "names \(open.sorted().quoted), which '\(type.name)' leaves generic: write it for the types that "
                    + "you use",
                declaration: declaration)
            return
        }
        if !leaked.isEmpty {
            decide(
                member,
                text:
                    "uses \(leaked.quoted) of \(names.library.module): allow \(leaked.count == 1 ? "it" : "them") with --keep "
                    + "\(leaked.joined(separator: ",")), "
                    + "omit the member with --omit, or write it with types of your own", declaration: declaration)
            return
        }
        if isWrapped, let problem = wrapperProblem(member) {
            decide(member, text: problem, declaration: declaration)
            return
        }
        var result = PlannedMember(requirement: LeakRules.tidy(written), member: member)
        result.wrapping = wrapping
        result.meanings = read.meanings
        if type.kind == .actor { isolate(&result) }
        if result.requirement.hasSetter, wrapping != nil || isWrapped && type.kind != .class {
            result.requirement.hasSetter = false
            result.member.accessors = nil
            decide(member, text: "is read-only in its adapter: write how to set it", declaration: declaration)
        }
        planned.members.append(result)
    }

    /// A member isolated to the protocol's own actor omits the attribute; a nonisolated one is marked only if there is
    /// an actor.
    private func settleIsolation(_ requirement: inout MemberSignature) {
        if let actor = planned.globalActor {
            requirement.attributes.removeAll { $0 == actor }
        } else if requirement.nonisolated == "nonisolated" {
            requirement.nonisolated = nil
        }
    }

    private mutating func decide(_ member: LibraryMember, text: String, declaration: String) {
        planned.decisions.append(
            AdapterPlan.Decision(title: member.title, text: "'\(member.title)' \(text)", declaration: declaration))
    }

    /// Why an adapter cannot forward a member.
    private func wrapperProblem(_ member: LibraryMember) -> String? {
        let requirement = member.requirement
        if requirement.parameters.contains(where: \.isVariadic) {
            return "takes variadic arguments, which cannot be passed on: write it with a list"
        }
        if member.ownership != nil { return "mutates its value, which an adapter shares: decide which value changes" }
        if requirement.parameters.contains(where: { $0.type.names.contains("Self") }) {
            return "takes 'Self', which an adapter cannot forward: write the type that it should take"
        }
        return nil
    }

    /// Makes the member `async`, because other code must wait for an actor.
    private func isolate(_ member: inout PlannedMember) {
        let requirement = member.requirement
        guard !requirement.isStatic, member.member.requirement.nonisolated == nil, requirement.kind != .initializer,
            !requirement.attributes.contains(where: isGlobalActor)
        else { return }
        member.requirement.effects.isAsync = true
        member.requirement.hasSetter = false
        member.member.accessors = nil
    }

    /// The adapted type that a member returns, in a form that can be wrapped.
    private func wrapping(_ requirement: MemberSignature, scope: [String], generics: Set<String>) -> (
        PlannedMember.Wrapping, type: String
    )? {
        guard let result = requirement.result else { return nil }
        func adapted(_ result: SwiftType) -> String? {
            guard let path = result.path, result.tokens.count == path.count * 2 - 1 else { return nil }
            if path == ["Self"] { return isWrapped ? type.name : nil }
            guard case .own(let name, []) = names.meaning(path, in: scope, generics: generics),
                leaks.protocolName(name) != nil, names.library.types[name]?.generics.isEmpty ?? false
            else { return nil }
            return name
        }
        if let name = adapted(result) { return (.value, name) }
        switch result.shape {
        case .optional(let inner): return adapted(inner).map { (.optional, $0) }
        case .array(let inner): return adapted(inner).map { (.array, $0) }
        default: return nil
        }
    }
}

extension PlannedMember.Wrapping {
    /// The type with a protocol in place of the library's type.
    fileprivate func type(_ name: String) -> SwiftType {
        let text =
            switch self {
            case .value: "any \(name)"
            case .optional: "(any \(name))?"
            case .array: "[any \(name)]"
            }
        return SwiftType(tokens: [SwiftType.Token(text)])
    }
}

extension MemberSignature {
    /// The type names that it mentions, except for its own generic parameters.
    fileprivate var mentionedNames: Set<String> { Set(typePaths.map { $0[0] }).subtracting(generics.map(\.name)) }
}

extension String {
    /// Whether a requirement keeps the attribute.
    var isOfRequirements: Bool {
        isGlobalActor(self) || ["@discardableResult", "@Sendable", "@preconcurrency", "@concurrent"].contains(self)
            || hasPrefix("@available")
    }
}
