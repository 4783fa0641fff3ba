import DovetailDiagnostics
import DovetailFacts
import DovetailRules

/// Modules that use each other in a cycle.
struct CycleFindings {
    let linked: LinkedModules
    let matcher: ModuleMatcher
    let cuts: [CycleCuts.Cut]

    var findings: [Finding] { cuts.compactMap(finding) }

    private func finding(_ cut: CycleCuts.Cut) -> Finding? {
        let names = (cut.cycle + [cut.from]).map { linked.modules[$0].name }
        guard let place = place(cut.from, cut.to) else { return nil }
        var notes: [Finding.Note] = []
        for (from, to) in zip(cut.cycle.dropFirst(), cut.cycle.dropFirst(2) + [cut.from]) {
            guard let place = self.place(from, to) else { continue }
            let count = linked.imports(of: to, by: from).count
            let how = count == 0 ? "depends on" : "imports"
            notes.append(
                Finding.Note(
                    place,
                    "'\(linked.modules[from].name)' \(how) '\(linked.modules[to].name)'"
                        + (count > 1 ? ", \(count) times in all" : "")))
        }
        for rule in matcher.rules.rules {
            guard case .acyclic(let modules) = rule.demand, matcher.matches(modules, cut.from),
                matcher.matches(modules, cut.to)
            else { continue }
            notes.append(Finding.Note(rule.location, rule.why.map { "why: \($0)" } ?? "the rule '\(rule.id)'"))
        }
        let (from, to) = (linked.modules[cut.from].name, linked.modules[cut.to].name)
        let isForCommand = CycleBreak(linked, cut).obstacle == nil
        let help =
            cut.cost == 0
            ? "'\(from)' never imports '\(to)': \(linked.modules[cut.from].removing(to))"
            : "cut the cycle here (\(cut.cost) \(cut.cost == 1 ? "import" : "imports")): "
                + (isForCommand
                    ? "`dovetail modules break-cycle \(from) \(to) --apply` puts what '\(from)' uses of '\(to)' behind "
                        + "an interface, which the app connects when it starts"
                    : "put what '\(from)' uses of '\(to)' behind an interface")
        return Finding(
            .moduleCycle, at: place, "modules depend on each other in a cycle: \(names.joined(separator: " → "))",
            notes: notes, help: help)
    }

    private func place(_ from: Int, _ to: Int) -> SourceLocation? {
        linked.imports(of: to, by: from).first?.location ?? linked.declaration(of: to, by: from)
            ?? linked.modules[from].location
    }
}

extension LinkedModules {
    /// The cuts after which no modules depend on each other in a cycle.
    package var cuts: [CycleCuts.Cut] {
        CycleCuts(edges) { imports(of: $1, by: $0).count }.cuts
    }
}
