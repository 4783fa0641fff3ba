import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailRules

/// Uses that a project's own rules forbid.
struct RuleFindings {
    let linked: LinkedModules
    let matcher: ModuleMatcher

    var violations: [Violation] { matcher.rules.rules.flatMap(violations) }

    /// A forbidden use, and the values of the rule's variables.
    private struct Hit {
        var from: ProjectModuleID
        var to: LinkedModules.Target
        var bindings: [String: String]
    }

    private func violations(_ rule: ModuleRule) -> [Violation] {
        linked.modules.ids.flatMap { index -> [Violation] in
            let direct = linked.relations[of: index]
            var found = direct.flatMap { relation -> [Violation] in
                guard let bindings = forbidden(index, target: relation.to, demand: rule.demand) else { return [] }
                let hit = Hit(from: index, to: relation.to, bindings: bindings)
                return places(relation).map { violation(rule, hit: hit, at: $0.place, verb: $0.verb, notes: []) }
            }
            if rule.isIndirect { found += indirect(rule, index: index, direct: Set(direct.map(\.to))) }
            return found
        }
    }

    /// The values of the variables if a demand forbids that a module uses another; nil if it does not.
    private func forbidden(
        _ index: ProjectModuleID, target: LinkedModules.Target, demand: ModuleRule.Demand
    ) -> [String: String]? {
        switch demand {
        case .forbid(let from, let to):
            return matcher.bindings(from, index: index).lazy.compactMap {
                matcher.bindings(to, target: target, known: $0).first
            }.first
        case .protect(let modules, let only):
            guard linked.modules[index].kind != .test, !matcher.matches(only, index),
                matcher.bindings(modules, target: .module(index)).isEmpty
            else { return nil }
            return matcher.bindings(modules, target: target).first
        case .independent(let modules, let except):
            guard case .module(let other) = target, !matcher.matches(except, index), !matcher.matches(except, other),
                matcher.matches(modules, index)
            else { return nil }
            return matcher.bindings(modules, index: other).first
        case .acyclic: return nil
        case .interfaceFirst(let modules, let interface, let only, let except):
            guard case .module(let other) = target, linked.modules[index].kind != .test,
                !matcher.matches(only, index), !matcher.matches(except, other)
            else { return nil }
            let used = linked.modules[other].name
            guard let (bindings, name) = interfaceName(interface, of: other, modules), name != used,
                name != linked.modules[index].name,
                // The interface of one of these modules may be one of them: a layer may contain both.
                !linked.modules.ids.contains(where: {
                    $0 != other && interfaceName(interface, of: $0, modules)?.name == used
                })
            else { return nil }
            return bindings.merging(["interface": name]) { $1 }
        }
    }

    /// The name of a module's interface, and the values of the rule's variables; nil if the rule is not about the module.
    private func interfaceName(
        _ interface: ModuleSelector, of index: ProjectModuleID, _ modules: [ModuleSelector]
    ) -> (bindings: [String: String], name: String)? {
        matcher.bindings(modules, index: index).first.map { bindings in
            let known = [ModuleRule.usedModule: linked.modules[index].name].merging(bindings) { $1 }
            return (bindings, interface.filled(known))
        }
    }

    /// Uses through other modules, each along a shortest path.
    private func indirect(
        _ rule: ModuleRule, index: ProjectModuleID, direct: Set<LinkedModules.Target>
    ) -> [Violation] {
        let ways = ShortestPaths(from: direct.sorted { $0.order < $1.order }) { target in
            if case .module(let other) = target { linked.relations[of: other].map(\.to) } else { [] }
        }
        return ways.nodes.compactMap { target in
            guard target != .module(index), !direct.contains(target),
                let bindings = forbidden(index, target: target, demand: rule.demand), let way = ways.way(to: target)
            else { return nil }
            let steps = steps([.module(index)] + way)
            guard let place = steps.first?.place else { return nil }
            return violation(
                rule, hit: Hit(from: index, to: target, bindings: bindings), at: place, verb: "reaches",
                notes: steps.compactMap(\.note))
        }
    }

    /// A step of a chain: its location and its note.
    private struct Step {
        var place: SourceLocation?
        var note: Finding.Note?
    }

    /// The steps along a path, from each module to the next.
    private func steps(_ way: [LinkedModules.Target]) -> [Step] {
        zip(way, way.dropFirst()).compactMap { from, to in
            guard case .module(let module) = from else { return nil }
            let relation = linked.relations[of: module].first { $0.to == to }
            let verb = relation?.imports.isEmpty == false ? "imports" : "depends on"
            let text = "'\(linked.modules[module].name)' \(verb) '\(linked.name(of: to))'"
            return Step(place: relation?.place, note: (relation?.place).map { Finding.Note($0, text, .next) })
        }
    }

    private func violation(
        _ rule: ModuleRule, hit: Hit, at place: SourceLocation, verb: String, notes: [Finding.Note]
    ) -> Violation {
        let (name, used) = (linked.modules[hit.from].name, linked.name(of: hit.to))
        var bindings = hit.bindings
        bindings["from"] = name
        bindings["to"] = used
        let demand: String
        var help: String
        var id = FindingID.forbiddenImport
        switch rule.demand {
        case .forbid:
            demand = "which the rule '\(rule.id)' forbids"
            help = "remove the use, or move the code that needs it to another module"
        case .protect(_, let only):
            if case .module = hit.to {} else { id = .protectedImport }
            let allowed = only.isEmpty ? "no module" : "only \(only.map(\.description).joined(separator: ", "))"
            demand = "but the rule '\(rule.id)' lets \(allowed) use it"
            help =
                only.isEmpty
                ? "remove the use, or list a module in 'only'"
                : instead(of: hit, only)
        case .independent, .acyclic:
            demand = "but the rule '\(rule.id)' requires these modules to be independent"
            help = "put what they share into a module below both, or behind an interface"
        case .interfaceFirst:
            let interface = bindings["interface"] ?? ""
            demand = "but the rule '\(rule.id)' requires '\(interface)' instead"
            help =
                linked.module(named: interface) == nil
                ? "create the module '\(interface)' with a protocol, import it instead, and let the app inject the "
                    + "implementation"
                : "import '\(interface)' instead, and let the app inject the implementation"
        }
        if let fix = rule.fix { help = fix.filled(bindings) }
        var all = notes
        all.append(Finding.Note(rule.location, rule.reason(bindings)))
        return Violation(
            finding: Finding(id, at: place, "'\(name)' \(verb) '\(used)', \(demand)", notes: all, help: help),
            rule: rule.id, from: hit.from, to: hit.to)
    }

    /// What to do instead of using what only some modules may use.
    private func instead(of hit: Hit, _ only: [ModuleSelector]) -> String {
        let layers = LayerFindings(linked, matcher)
        let edges = linked.edges
        let usable = linked.modules.ids.filter { other in
            guard linked.modules[other].kind == .library, matcher.matches(only, other),
                !layers.forbids(hit.from, other),
                matcher.rules.rules.allSatisfy({ forbidden(hit.from, target: .module(other), demand: $0.demand) == nil }
                )
            else { return false }
            // A use of it must not close a cycle.
            return !reachable(from: [other], next: { edges[of: $0] }).contains(hit.from)
        }
        let names = usable.map { "'\(linked.modules[$0].name)'" }.sorted()
        guard !names.isEmpty else {
            return "move the code that needs it to such a module, or list '\(linked.modules[hit.from].name)' in 'only'"
        }
        return "use it through \(names.prefix(3).joined(separator: " or ")), behind an interface of your own"
    }
}
