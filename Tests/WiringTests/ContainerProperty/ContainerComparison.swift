/// Compares the tool's report on a program with what happens when it runs.
struct ContainerComparison {
    let program: ContainerProgram
    let report: ContainerReport
    /// The output, with and without the flag.
    let outcomes: [ContainerOutcome]
    private let places: [String: Set<String>]
    private let tags: [String: Set<String>]
    private let uncalled: Set<String>

    init(_ program: ContainerProgram, _ report: ContainerReport, _ outcomes: [ContainerOutcome]) {
        self.program = program
        self.report = report
        self.outcomes = outcomes
        places = program.places
        tags = program.tags
        uncalled = program.uncalledPlaces
    }

    /// The disagreements, as text.
    var problems: [String] {
        var found: [String] = []
        // A probe only explains: the tool assumes that no code resolves like it.
        for outcome in outcomes where outcome.site != nil && !isExpected(outcome) {
            found.append("not foreseen: \(outcome.text)")
        }
        for finding in report.findings where finding.isError && !isExplained(finding) {
            found.append("never happens: \(finding.text)")
        }
        if report.resolutions < program.siteCount {
            found.append("\(report.resolutions) resolutions seen, of \(program.siteCount) sites")
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0).inserted }
    }

    // MARK: Failures are predicted

    private func isExpected(_ outcome: ContainerOutcome) -> Bool {
        switch outcome.kind {
        case .ok, .other: return true
        case .missing:
            let lines: Set<String>
            if outcome.places.count > 1 {
                lines = around([outcome.places[outcome.places.count - 2]])
            } else if let site = outcome.site {
                lines = places[site] ?? []
            } else {
                return true
            }
            // Behind a resolution that cannot be proved, nothing is checked.
            let way = around(outcome.places).union(outcome.site.flatMap { places[$0] } ?? [])
            return isFound(["missing-registration", "argument-mismatch"], lines) || isOpen(lines.union(way))
        case .cycle:
            let lines = around(loop(outcome))
            return report.findings.contains { finding in
                finding.id == "construction-cycle" && finding.places.contains { lines.contains($0) }
            } || isOpen(lines.union(outcome.site.flatMap { places[$0] } ?? []))
        case .creation:
            return outcome.places.filter { $0 != "-" }.allSatisfy { isFound(["duplicate-registration"], around([$0])) }
        }
    }

    private func isFound(_ ids: Set<String>, _ lines: Set<String>) -> Bool {
        report.findings.contains { ids.contains($0.id) && lines.contains($0.place) }
    }

    /// Whether something at these lines cannot be proved.
    private func isOpen(_ lines: Set<String>) -> Bool { lines.contains { report.gaps[$0] != nil } }

    /// All lines of the registrations at some places, with the functions that build for them.
    private func around(_ starts: [String]) -> Set<String> {
        var lines = Set(starts)
        for start in starts {
            for tag in tags[start] ?? [] where tag.hasPrefix("r") { lines.formUnion(places[tag] ?? []) }
        }
        return lines
    }

    /// The registrations that need each other, from a path that ends where it was before.
    private func loop(_ outcome: ContainerOutcome) -> [String] {
        guard let last = outcome.places.last, let first = outcome.places.firstIndex(of: last) else { return [] }
        return Array(outcome.places[first...])
    }

    // MARK: Findings are explained

    private func isExplained(_ finding: ContainerReport.Finding) -> Bool {
        // A finding in a function that nothing calls may well be true; no run shows it.
        if uncalled.contains(finding.place) { return true }
        let here = things(finding.place)
        if outcomes.contains(where: { $0.kind == .creation && !trees($0).isDisjoint(with: here) }) {
            // Nothing is known about containers that could not be created.
            guard finding.id == "duplicate-registration" else { return true }
        }
        switch finding.id {
        case "missing-registration", "argument-mismatch":
            return outcomes.contains { outcome in
                guard [.missing, .cycle].contains(outcome.kind) else { return false }
                if let site = outcome.site, here.contains(site) { return true }
                return outcome.places.contains { !things($0).filter { $0.hasPrefix("r") }.isDisjoint(with: here) }
            }
        case "construction-cycle":
            let all = Set(finding.places.flatMap { things($0) }).filter { $0.hasPrefix("r") }
            return outcomes.contains { outcome in
                [.missing, .cycle].contains(outcome.kind)
                    && outcome.places.contains { !things($0).isDisjoint(with: all) }
            }
        case "duplicate-registration":
            return outcomes.contains { outcome in
                outcome.kind == .creation && outcome.places.contains { !things($0).isDisjoint(with: here) }
            }
        default: return false
        }
    }

    private func things(_ place: String) -> Set<String> { tags[place] ?? [] }

    /// The trees of containers that a failed creation affects.
    private func trees(_ outcome: ContainerOutcome) -> Set<String> {
        var found = outcome.places.reduce(into: Set<String>()) { $0.formUnion(things($1)) }
        if let site = outcome.site { for place in places[site] ?? [] { found.formUnion(things(place)) } }
        return found.filter { $0.hasPrefix("t") }
    }
}
