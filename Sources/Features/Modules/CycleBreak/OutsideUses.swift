import DovetailDiagnostics
package import DovetailFacts

/// The uses of the cut-off module by other modules: a type from the module behind the interface becomes a protocol
/// there.
package struct OutsideUses {
    /// A file's uses of the cut-off module, and the access it has.
    package typealias FileUses = (uses: [ModuleUse], access: Access)

    private let plan: InterfacePlan
    private let types: InterfaceType
    /// The members that values of a type have through its protocol, including those of superclasses.
    private let offered: [String: Set<String>]

    package init(_ plan: InterfacePlan) {
        self.plan = plan
        types = InterfaceType(names: plan.names)
        var offered: [String: Set<String>] = [:]
        for member in plan.members where !member.isProvided {
            if let type = member.type { offered[type, default: []].insert(member.member.name) }
        }
        self.offered = offered
    }

    /// Why a module that uses the cut-off module would no longer compile.
    ///
    /// - Parameter uses: the uses of the cut-off module by the module's files, with the access they have.
    package func obstacles(_ module: InterfacePlan.Side, uses: [FileUses]) -> [CycleObstacle] {
        uses.flatMap { file in
            file.uses.compactMap { use -> CycleObstacle? in
                let reason = candidates(use, file.access).lazy.compactMap { self.reason($0, use.next) }.first
                return reason.map { CycleObstacle(use.location, $0) }
            }
        } + inherited(module)
    }

    /// The files that read members of a protocol and therefore must import the interface.
    package func filesToImport(uses: [FileUses]) -> Set<String> {
        let reading = uses.flatMap { file in
            file.uses.filter { use in
                guard case .member = use.next else { return false }
                return candidates(use, file.access).contains { member in
                    member.result.flatMap { types.interfaceType($0.unwrapped) } != nil
                }
            }
        }
        return Set(reading.map(\.location.path))
    }

    /// The members of the cut-off module that a use may mean.
    private func candidates(_ use: ModuleUse, _ access: Access) -> [MemberFact] {
        let declared = plan.user.declared
        let found: [MemberFact]
        switch use.what {
        case .member(let type, let name, _), .staticMember(let type, let name, _):
            found = declared.members(of: type).filter { $0.name == name }
        case .possibleMember(let name, _):
            found = declared.types.values.flatMap(\.members).filter { $0.name == name }
        case .global(let name, _): found = declared.globals.filter { $0.name == name }
        case .construction(let type, let call):
            found = declared.members(of: type).filter {
                $0.kind == .initializer && call.given(of: $0.parameters) != nil
            }
        case .type, .obstacle: found = []
        }
        return found.filter { $0.access >= access }
    }

    private func reason(_ member: MemberFact, _ next: ModuleUse.Next) -> String? {
        for parameter in member.parameters {
            let isExact: Bool =
                if case .attributed(let words, _) = parameter.type.shape { words.contains("inout") } else { false }
            if types.isBridged(parameter.type.shape), isExact || parameter.type.shape.isFunction {
                return "'\(member.title)' takes a concrete type of '\(plan.used.name)', which would become a protocol"
            }
        }
        guard member.kind != .initializer, let result = member.result, types.isBridged(result) else { return nil }
        switch next {
        case .shown: return nil
        case .replaced where types.interfaceType(result.unwrapped) != nil: return nil
        case .member(let name):
            guard let type = types.interfaceType(result.unwrapped) else { return nil }
            if offered[type]?.contains(name) ?? false { return nil }
            return "'\(member.name)' would return '\(plan.names.protocolName(type))', which has no '\(name)'"
        default:
            return "'\(member.name)' would return a protocol; Dovetail cannot tell whether that is enough here"
        }
    }

    /// Types that conform to a protocol or inherit from a class of the module whose members mention a type that becomes
    /// a protocol.
    private func inherited(_ module: InterfacePlan.Side) -> [CycleObstacle] {
        module.declared.types.values.flatMap { type -> [CycleObstacle] in
            type.inherits.flatMap { name -> [CycleObstacle] in
                plan.user.declared.members(of: name).filter { member in
                    member.signature.contains(where: types.isBridged)
                        && (plan.user.declared.types[name]?.kind == .protocol
                            || type.members.contains { $0.name == member.name })
                }.map { member in
                    CycleObstacle(
                        type.location,
                        "'\(type.name)' implements '\(member.title)' of '\(name)' with types of '\(plan.used.name)' "
                            + "that become protocols")
                }
            }
        }
    }
}
