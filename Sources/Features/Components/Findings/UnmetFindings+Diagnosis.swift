import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// What is wrong with an unmet requirement, and what to write.
extension UnmetFindings {
    /// - Parameter paths: the failing path, and those from other roots.
    func diagnosis(
        _ need: Need, requirement: Requirement, paths: [FailingPath], misses: [NearMisses.Miss]
    ) -> (FindingID, message: String, help: String) {
        let (path, spelling) = (paths[0], requirement.spelling)
        if let doubt = path.doubt { return doubtful(doubt, requirement: requirement, path: path) }
        let names = names(path)
        let needed = "\(names.last ?? "") needs '\(spelling)'"
        func provided(_ miss: NearMisses.Miss) -> String {
            let owner = graph.nodes[miss.node].name.swift
            let name = "'\(requirement.member.name)' in \(owner)"
            let subject = miss.mismatch == .setterAccess ? "the setter of \(name)" : name
            return "\(needed), but \(subject) is \(miss.reason)"
        }
        if let miss = misses.first(where: { $0.mismatch == .access || $0.mismatch == .setterAccess }) {
            let level = matching.visibility.needed(of: miss.module)
            let name = "'\(requirement.member.name)' in \(graph.nodes[miss.node].name.swift)"
            let isSetter = miss.mismatch == .setterAccess
            let help: String
            if level != .internal {
                help = "declare \(isSetter ? "the setter of \(name)" : name) as \(level.keyword)"
            } else if miss.hasWrittenAccess {
                help = "remove '\(miss.reason)\(isSetter ? "(set)" : "")' from \(name)"
            } else {
                help = exposing(miss) ?? "make the extension or type that declares \(name) internal"
            }
            return (.inaccessibleProvider, provided(miss) + consequence(level), help)
        }
        if let miss = misses.first(where: { $0.mismatch == .effects }) {
            let excess = EffectExcess(miss.effects, requirement.member)
            let owner = graph.nodes[miss.node].name.swift
            let name = "'\(requirement.member.name)' in \(owner)"
            return (.effectMismatch, "\(needed), but \(name) \(excess.text)", excess.help)
        }
        if let miss = misses.first(where: { $0.mismatch == .isolation }) {
            return (
                .effectMismatch,
                "\(provided(miss)) and the requirement is not",
                "mark the requirement or its protocol \(miss.reason.replacing(text: "isolated to ", with: "")), or the provider "
                    + "nonisolated"
            )
        }
        if let miss = misses.first(where: { $0.kind == .condition }) {
            return (
                .conditionalProvider,
                "\(needed), but \(graph.nodes[miss.node].name.swift) provides it only under #if \(miss.condition)",
                "put the requirement under the same #if, or provide it under #if \(path.condition) too"
            )
        }
        if let around = recursion(need, path) {
            return (
                .recursiveWiring,
                "the outermost \(needed), but only a \(around) inside it provides it",
                "also provide it in \(names.dropLast().first ?? "the root"), which creates the outermost one"
            )
        }
        let first = misses.first.flatMap { $0.needed.isEmpty ? nil : $0.needed } ?? spelling
        return (
            .missingProvider,
            "\(names.last ?? "") needs '\(first)', but "
                + absence(path, roots: rootNames(paths), requirement: requirement, miss: misses.first),
            missingHelp(need, requirement: requirement, paths: paths, misses: misses)
        )
    }

    /// The roots of failing paths: `A`, `A and B`, or `A, B and 3 more`.
    private func rootNames(_ paths: [FailingPath]) -> String {
        var names: [String] = []
        for name in paths.compactMap({ self.names($0).first }) where !names.contains(name) { names.append(name) }
        if names.count > 3 { names = Array(names.prefix(2)) + ["\(names.count - 2) more"] }
        return names.count < 2
            ? names.first ?? "the root" : names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
    }

    /// What exists instead of a provider: a near miss above, or nothing.
    private func absence(
        _ path: FailingPath, roots: String, requirement: Requirement, miss: NearMisses.Miss?
    ) -> String {
        let names = names(path)
        if let miss {
            let owner = graph.nodes[miss.node].name.swift
            switch miss.kind {
            case .otherType where Self.label(miss.parameters, requirement.member.parameters) != nil:
                return "\(owner) provides '\(miss.spelling)'"
            case .otherType where miss.spelling == miss.needed:
                return "'\(miss.name)' in \(owner) has a different type with the same name"
            case .optional, .otherType: return "\(owner) provides '\(miss.spelling)'"
            case .typo: return "\(owner) spells it '\(miss.name)'"
            case .unknownType: return "'\(miss.spelling)' in \(owner) has no type annotation"
            case .mismatch: return "'\(requirement.member.name)' in \(owner) is \(miss.reason)"
            case .unlisted: return "\(miss.name) does not list it"
            case .condition, .notAncestor: break
            }
        }
        if roots != names.first ?? "the root" { return "no component on the paths from \(roots) provides it" }
        return names.count > 2
            ? "no component on the path from \(roots) provides it" : "\(roots) does not provide it"
    }

    /// Explains why it is unknown whether the nearest member with that name is the required one.
    private func doubtful(
        _ offer: ProvidedMember, requirement: Requirement, path: FailingPath
    ) -> (FindingID, message: String, help: String) {
        let spelling = requirement.spelling
        let names = names(path)
        let owner = names.first ?? ""
        let may =
            "\(names.last ?? "") needs '\(spelling)', and '\(offer.member.labelledName)' of \(owner) may provide it"
        let declaration = "declare it in the class \(owner): \(requirement.member.declaration)"
        switch offer.doubt {
        case .constraint:
            return (
                .missingProvider,
                "\(may), but Dovetail cannot tell whether its extension applies to "
                    + "\(owner)", declaration
            )
        case .availability:
            return (.missingProvider, "\(may), but not in every build", "remove '@available', or rename the member")
        case .ambiguous(let first, let second):
            let what = first == second ? "two extensions of \(first)" : "extensions of both \(first) and \(second)"
            return (.missingProvider, "\(may), but \(what) declare it", declaration)
        case .module(let name):
            return (
                .missingProvider, "\(may), but Dovetail cannot tell whether '\(name)' is the module's name",
                "name the module: --module NAME=FOLDER"
            )
        case .type where offer.key != nil && requirement.key.type.isUnknownType:
            return (
                .missingProvider, "\(may), but Dovetail cannot tell what the requirement's type means",
                "write the type the same way in the requirement and the provider"
            )
        case .type, nil:
            return (
                .missingProvider, "\(may), but it has no type annotation", "write the provider's type: \(spelling)"
            )
        }
    }

    private func missingHelp(
        _ need: Need, requirement: Requirement, paths: [FailingPath], misses: [NearMisses.Miss]
    ) -> String {
        let parent = names(paths[0]).dropLast().last ?? "an ancestor"
        let miss = misses.first
        let owner = miss.map { graph.nodes[$0.node].name.swift } ?? parent
        switch miss?.kind {
        case .typo:
            let (found, needed) = (miss?.name ?? "", requirement.member.name)
            // What others require by that name is not misspelt.
            if graph.nodes.contains(where: { $0.requirements.contains { $0.member.name == found } }) {
                return "did you mean '\(found)'? Rename '\(needed)' in \(symbols.types[requirement.owner].fact.name)"
            }
            return "rename '\(found)' to '\(needed)' in \(owner); or, if '\(needed)' is misspelt, require '\(found)'"
        case .unknownType: return "write the provider's type: \(requirement.spelling)"
        case .mismatch: return "add a setter to the provider, or require only { get }"
        case .optional, .otherType:
            let (found, needed) = (miss?.spelling ?? "", miss?.needed ?? "")
            let demanding = symbols.types[requirement.owner].fact.name
            if let labels = Self.label(miss?.parameters ?? [], requirement.member.parameters) {
                return "in \(owner), write '\(labels.needed)' instead of '\(labels.found)'; or require '\(found)' in "
                    + demanding
            }
            let hidden = imports(miss?.hidden ?? [], at: miss?.offer)
            if found == needed {
                return hidden
                    ?? "write the same type in \(owner) and \(demanding), qualified with its module or enclosing type"
            }
            let help = miss.map { MismatchHelp($0, owner: owner, demanding: demanding, requirement.member).text }
            return [help, hidden].compactMap(\.self).joined(separator: "; and ")
        case .unlisted: return "add '\(requirement.spelling)' to \(miss?.name ?? "")"
        case .notAncestor where miss.map { isBelow($0.node, paths[0]) } == true:
            return "move '\(requirement.member.labelledName)' from \(owner) to \(rootNames([paths[0]])), so that "
                + "\(owner) and \(names(paths[0]).last ?? "") use the same one"
        default:
            if let whole = suggested.help(need, requirement: requirement, path: paths[0]) { return whole }
            let levels = paths.compactMap(\.nodes.first).map {
                matching.visibility.needed(of: symbols.types[graph.nodes[$0].type].context.module)
            }
            let level = levels.max().flatMap { $0 > .internal ? "\($0.keyword) " : nil } ?? ""
            return "add to \(rootNames(paths)): \(level)\(requirement.member.declaration)"
                + (missingImport(requirement, paths).map { "; and \($0)" } ?? "")
        }
    }

    /// Whether a component is below the root of a path.
    private func isBelow(_ node: NodeID, _ path: FailingPath) -> Bool {
        path.nodes.first.map { $0 != node && graph.reachable(from: [$0]).contains(node) } ?? false
    }

    /// `remove 'private' from the extension on line 11 of App.swift`; nil if it is not known where the level is written.
    private func exposing(_ miss: NearMisses.Miss) -> String? {
        let line = graph.nodes[miss.node].ancestry.line.map(\.type)
        guard line.allSatisfy({ symbols.types[$0].fact.access >= .internal }) else { return nil }
        let around = line.flatMap { symbols.extensions[$0] }.filter { one in
            guard let end = one.fact.end else { return false }
            return one.fact.location.path == miss.offer.path && one.fact.location < miss.offer && miss.offer < end
        }
        guard around.count == 1, let place = around.first?.fact.location else { return nil }
        return "remove '\(miss.reason)' from the extension on line \(place.line) of \(place.path)"
    }

    /// The import that the file of the only root needs before the requirement can be declared in it.
    private func missingImport(_ requirement: Requirement, _ paths: [FailingPath]) -> String? {
        let roots = Set(paths.compactMap(\.nodes.first))
        guard roots.count == 1, let root = roots.first else { return nil }
        let declared = symbols.types[graph.nodes[root].type]
        let hidden = HiddenTypes(symbols: symbols).types(
            of: requirement.member, in: symbols.types[requirement.owner].inside, from: declared.context)
        return imports(hidden, at: declared.fact.location)
    }

    /// `add 'import BankDomain' to Sources/App/AppComponent.swift`; nil if there is nothing to import.
    private func imports(_ hidden: [HiddenTypes.Hidden], at place: SourceLocation?) -> String? {
        guard let place, !hidden.isEmpty else { return nil }
        let lines = Set(hidden.map(\.module)).sorted().map { "'import \($0)'" }
        return "add \(lines.joined(separator: " and ")) to \(place.path)"
    }

    /// What follows from the access level, if the generated file is in another module.
    private func consequence(_ level: Access) -> String {
        guard level > .internal, let home = matching.visibility.home,
            let name = symbols.program.modules[home].module.name
        else { return "" }
        return ", so the generated wiring in '\(name)' cannot see it"
    }

    /// The parameter to change if two functions differ in one argument label, as written: `of user:` and `for user:`.
    private static func label(
        _ found: [ParameterFact], _ needed: [ParameterFact]
    ) -> (found: String, needed: String)? {
        let different = zip(found, needed).filter { $0.label != $1.label }
        guard found.count == needed.count, different.count == 1, let (own, other) = different.first else { return nil }
        func text(_ label: String?) -> String {
            label == own.name ? "\(own.name):" : "\(label ?? "_") \(own.name):"
        }
        return (text(own.label), text(other.label))
    }

    /// A component that provides the need but is an ancestor only when the cycle is entered again.
    private func recursion(_ need: Need, _ path: FailingPath) -> String? {
        guard let component = path.nodes.last else { return nil }
        let below = graph.reachable(from: [component])
        guard graph.incoming[of: component].contains(where: { below.contains(graph.edges[$0].parent) }) else {
            return nil
        }
        return below.filter { node in
            !matching.offered(need, among: graph.offers(of: need.key.member, by: node)).isNever
                && graph.reachable(from: [node]).contains(component)
        }
        .map { graph.nodes[$0].name.swift }.min()
    }
}
