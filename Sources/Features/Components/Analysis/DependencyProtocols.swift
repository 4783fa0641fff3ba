import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// The protocols that make up a component's dependency type.
struct DependencyProtocols {
    /// The named protocols, in order.
    var named: [Int] = []
    /// These and all protocols that they inherit from.
    var all: [Int] = []
    /// Named or inherited types that are not protocols of the program.
    var unknown: [(name: String, location: SourceLocation?)] = []
    /// Whether one of them is `Sendable`.
    var isSendable = false
    /// The protocol of the runtime that is named, if no protocol of the program is.
    var ofRuntime: String?
}

extension SymbolTable {
    /// Protocols of the standard library without member requirements.
    private static let empty: Set<String> = [
        "AnyObject", "class", "Sendable", "SendableMetatype", "Copyable", "Escapable", "Any",
        "Dependency", "EmptyDependency", "PluginExtension",
    ]

    /// The protocols that `type` names: one, or those of a composition.
    func dependencyProtocols(of type: BoundType) -> DependencyProtocols {
        var result = DependencyProtocols()
        collect(type, nil, into: &result, isNamed: true, depth: 0)
        return result
    }

    private func collect(
        _ type: BoundType, _ location: SourceLocation?, into result: inout DependencyProtocols, isNamed: Bool,
        depth: Int
    ) {
        // Only a name that means itself goes deeper.
        guard depth < 8 * LongLines.limit else { return }
        func next(_ type: BoundType) { collect(type, location, into: &result, isNamed: isNamed, depth: depth + 1) }
        switch type.shape {
        case .composition(let parts): parts.forEach { next(BoundType(shape: $0, context: type.context)) }
        case .existential(let inner): next(BoundType(shape: inner, context: type.context))
        case .named(let parts):
            let path = parts.map(\.name)
            if path.count == 1, let bound = type.context.bindings[path[0]] { return next(bound) }
            switch inheritedMeaning(of: path, in: type.context) {
            case .types(let candidates):
                guard let found = candidates.first(where: { types[$0].fact.kind == .protocol }) else {
                    result.unknown.append((path.joined(separator: "."), location))
                    return
                }
                if isNamed, !result.named.contains(found) { result.named.append(found) }
                guard !result.all.contains(found) else { return }
                result.all.append(found)
                guard !longLines.types.contains(found) else { return }
                for inherited in types[found].fact.inherits {
                    collect(
                        BoundType(shape: inherited.shape, context: types[found].inside), inherited.location,
                        into: &result, isNamed: false, depth: depth + 1)
                }
            case .alias(let alias):
                next(target(of: alias, type.shape, in: type.context))
            case .external(let path) where Self.empty.contains(path.last ?? ""):
                if path.last == "Sendable" { result.isSendable = true }
                if isNamed, path.last == "PluginExtension" || path.last == "EmptyDependency" {
                    result.ofRuntime = path.last
                }
            case .named, .external, .open: result.unknown.append((path.joined(separator: "."), location))
            }
        default: result.unknown.append((text(of: type).swift, location))
        }
    }

    /// All requirements of the protocols, each member once.
    func requirements(of protocols: [Int]) -> [Requirement] {
        var found: [MemberKey: Requirement] = [:]
        var order: [MemberKey] = []
        for index in protocols {
            let inside = types[index].inside
            let ofProtocol = isolation(ofProtocol: index)
            for var member in types[index].fact.members {
                member.effects = effects(of: member, in: inside)
                guard !member.isStatic, let key = key(of: member, in: inside) else { continue }
                if var known = found[key] {
                    known.member.condition = known.member.condition.or(member.condition)
                    known.member.isSettable = known.member.isSettable || member.isSettable
                    known.member.effects = known.member.effects.common(with: member.effects)
                    known.otherOwners.append(index)
                    found[key] = known
                    continue
                }
                order.append(key)
                found[key] = Requirement(
                    key: key, member: member, kind: wiredKind(of: member, in: inside),
                    isolation: isolation(of: member, within: ofProtocol, in: inside),
                    owner: index, defaultCondition: .never)
            }
        }
        addDefaults(of: protocols, to: &found)
        return order.compactMap { found[$0] }
    }

    /// Notes which requirements have a default in a protocol extension.
    private func addDefaults(of protocols: [Int], to requirements: inout [MemberKey: Requirement]) {
        func add(_ all: [DeclaredExtension], _ type: Int?) {
            for declared in all where declared.fact.constraints.isEmpty {
                let context = type.map { declared.inside(types[$0]) } ?? declared.context
                for member in declared.fact.members {
                    guard !member.isStatic, let key = key(of: member, in: context), var known = requirements[key] else {
                        continue
                    }
                    known.defaultCondition = known.defaultCondition.or(member.condition)
                    requirements[key] = known
                }
            }
        }
        for index in protocols { add(extensions[index], index) }
        let ofRuntime = (externalExtensions["Dependency"] ?? []).filter { declared in
            declared.fact.extended.shape.path.flatMap { runtimeName($0, in: declared.context) } == "Dependency"
        }
        add(ofRuntime, nil)
    }
}
