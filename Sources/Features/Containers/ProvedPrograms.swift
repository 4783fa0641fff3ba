import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailRules
import DovetailSemantics

/// The proof of a project's containers, for each of its programs by itself: what one program registers does not exist
/// in another.
struct ProvedPrograms {
    /// The findings, unsorted.
    let findings: [Finding]
    /// Nil if the project has no container and no port.
    let outcomes: ResolutionOutcomes?

    init(_ program: Program, symbols: SymbolTable, rules: Rules) {
        let whole = ContainerAnalyzer(symbols, rules)
        keepUntilExit(whole)
        let programs = program.linkedPrograms
        guard !programs.isEmpty else {
            findings = whole.findings
            outcomes = whole.outcomes
            return
        }
        let linked = Dictionary(
            programs.enumerated().flatMap { number, one in
                one.program.modules.flatMap(\.files).map { ($0.path, [number] as Set) }
            }, uniquingKeysWith: { $0.union($1) })
        var merged = whole.outcomes?.filtered { linked[$0] == nil }
        var found: [Finding: Set<Int>] = [:]
        var conditional: [ContainerProof.Conditional: Set<Int>] = [:]
        for (number, one) in programs.enumerated() {
            let analyzer = ContainerAnalyzer(symbols.limited(to: one.program), rules)
            if let outcomes = analyzer.outcomes {
                merged = merged?.merged(with: outcomes) ?? outcomes
                for one in outcomes.conditional { conditional[one, default: []].insert(number) }
            }
            for finding in analyzer.findings where !Self.needsAllPrograms(finding) {
                found[finding, default: []].insert(number)
            }
        }
        merged?.namePrograms { one in
            let numbers = conditional[one] ?? []
            return numbers.isEmpty || numbers == linked[one.location.path]
                ? "" : Self.words(numbers.flatMap { programs[$0].names })
        }
        outcomes = merged
        let all = whole.findings
        findings =
            all.filter { Self.needsAllPrograms($0) || linked[$0.location.path] == nil }
            + Self.named(found, linked: linked, besides: all) { programs[$0].names }
    }

    /// Whether it says that no program does something.
    private static func needsAllPrograms(_ finding: Finding) -> Bool {
        [.unusedRegistration, .neverAppliedAssembly].contains(finding.id)
    }

    /// A finding of some programs, but not of all that contain its place, says in which programs it occurs.
    ///
    /// - Parameter ofProject: the findings of the whole project, whose notes tell what other programs register.
    private static func named(
        _ found: [Finding: Set<Int>], linked: [String: Set<Int>], besides ofProject: [Finding],
        names: (Int) -> [String]
    ) -> [Finding] {
        struct Kind: Hashable {
            var id: FindingID
            var location: SourceLocation
            var message: String
        }
        func kind(_ finding: Finding) -> Kind {
            Kind(id: finding.id, location: finding.location, message: finding.message)
        }
        let better = Dictionary(ofProject.map { (kind($0), $0) }) { first, _ in first }
        // The notes may differ between programs.
        return Dictionary(grouping: found.keys, by: kind).map { kind, findings in
            let first = findings.min { (found[$0]?.min() ?? 0, $0) < (found[$1]?.min() ?? 0, $1) }
            var finding = better[kind] ?? first ?? findings[0]
            let numbers = findings.reduce(into: Set<Int>()) { $0.formUnion(found[$1] ?? []) }
            guard numbers != linked[finding.location.path] else { return finding }
            finding.knownAs = finding.knownAs ?? finding.message
            finding.message += words(numbers.flatMap(names))
            return finding
        }
    }

    /// Programs in words that follow a sentence.
    private static func words(_ names: [String]) -> String {
        let listed = names.sorted().prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        return names.count == 1
            ? " (in the program \(listed))"
            : " (in the programs \(listed)" + (names.count > 3 ? " and \(names.count - 3) more)" : ")")
    }
}
