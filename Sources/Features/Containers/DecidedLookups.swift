import DovetailDiagnostics
import DovetailInterpreter

/// What evaluating the program's code decides, and what is left to the proof that links calls.
///
/// Evaluation decides each place where it found a lookup, and each registration that it evaluated. Linking says all else,
/// such as what is unused or isolated, and has the better words: where both find the same mistake, its finding is kept.
struct DecidedLookups {
    private let interpreted: InterpretedContainers
    private let lookups: [SourceLocation: [LookupOutcome]]
    /// The lines with lookups, and with what is named like one and was not evaluated.
    private let decidedLines: [Line: [LookupOutcome]]
    /// The lines with calls that were evaluated.
    private let evaluatedLines: Set<Line>
    /// The files with registrations that were evaluated.
    private let evaluatedFiles: Set<String>

    /// A line of a file: a call's parts may be at several places of it.
    private struct Line: Hashable {
        var path: String
        var line: Int

        init(_ location: SourceLocation) { (path, line) = (location.path, location.line) }
    }

    /// Findings about whether a lookup is met.
    private static let ofLookups: Set<FindingID> = [.missingRegistration, .argumentMismatch]
    /// Findings about whether what is registered can be built, or its container made.
    private static let ofRegistrations: Set<FindingID> = [
        .duplicateRegistration, .overrideWithoutOriginal, .invalidScope, .constructionCycle,
    ]

    /// Whether `dovetail.yml` describes containers, which evaluation does not know.
    private let describesContainers: Bool

    init(_ interpreted: InterpretedContainers, describesContainers: Bool) {
        self.interpreted = interpreted
        self.describesContainers = describesContainers
        lookups = Dictionary(grouping: interpreted.evaluation.lookups, by: \.location)
        var lines = Dictionary(grouping: interpreted.evaluation.lookups) { Line($0.location) }
        for place in interpreted.evaluation.places.union(interpreted.evaluation.unvisited) {
            lines[Line(place), default: []] += []
        }
        decidedLines = lines
        evaluatedLines = Set(interpreted.evaluation.calls.map(Line.init))
        evaluatedFiles = Set(interpreted.evaluation.registrations.map(\.path))
    }

    /// Whether evaluation says what the lookups on the line of a place are met by, or that it does not know.
    func decides(_ place: SourceLocation) -> Bool { decidedLines[Line(place)] != nil }

    /// The lookups at a place, or, if there are none, on its line.
    private func lookups(at place: SourceLocation) -> [LookupOutcome] {
        lookups[place] ?? decidedLines[Line(place)] ?? []
    }

    /// What is found in all: of what is decided, only what evaluation found, in the words of linking where that found it,
    /// too.
    func findings(linking: [Finding]) -> [Finding] {
        let own = interpreted.findings
        let failing = Set(own.map(\.location))
        let foundTwice = Self.duplicates(linking, besides: own)
        let kept = linking.filter { finding in
            if Self.ofLookups.contains(finding.id) {
                return describesContainers && !decides(finding.location) || failing.contains(finding.location)
            }
            guard Self.ofRegistrations.contains(finding.id), finding.severity == .error else { return true }
            // A cycle may be reported at any of its services.
            if finding.id == .constructionCycle { return own.contains { $0.id == .constructionCycle } }
            return !evaluatedFiles.contains(finding.location.path) || foundTwice.contains(finding)
                || own.contains { Line($0.location) == Line(finding.location) }
        }
        let known = Set(kept.filter { Self.ofLookups.union(Self.ofRegistrations).contains($0.id) }.map(\.location))
        let asynchronous = kept.filter { $0.id == .asyncInSync }
        let cycles = kept.filter { $0.id == .constructionCycle }
        let new = own.filter { finding in
            if known.contains(finding.location) { return false }
            // Linking knows which registrations cannot await.
            if finding.id == .asyncInSync, !asynchronous.isEmpty { return false }
            // Linking names the calls that repeat a registration.
            if finding.id == .duplicateRegistration, !foundTwice.isEmpty { return false }
            guard finding.id == .constructionCycle else { return true }
            // One cycle is one finding.
            return cycles.isEmpty
        }
        return kept + new
    }

    /// The findings of linking about what is registered twice on other lines than evaluation says, which found some, too.
    private static func duplicates(_ linking: [Finding], besides own: [Finding]) -> Set<Finding> {
        func lines(_ findings: [Finding]) -> Set<Line> {
            Set(findings.filter { $0.id == .duplicateRegistration }.map { Line($0.location) })
        }
        guard !lines(own).subtracting(lines(linking)).isEmpty else { return [] }
        let ownLines = lines(own)
        return Set(linking.filter { $0.id == .duplicateRegistration && !ownLines.contains(Line($0.location)) })
    }

    /// The outcome of each lookup: those that are decided, and those of linking elsewhere.
    ///
    /// - Parameters:
    ///   - broken: the places of lookups that fail because of mistakes that evaluation does not look for.
    ///   - doubtful: those that may fail because of them.
    func outcomes(
        linking: ResolutionOutcomes?, broken: Set<SourceLocation>, doubtful: [SourceLocation: ContainerProof.Gap]
    ) -> ResolutionOutcomes? {
        guard var outcomes = interpreted.outcomes(broken: broken, doubtful: doubtful) else { return linking }
        if let linking {
            var rest = linking.withoutGaps { evaluatedLines.contains(Line($0)) }
            if !describesContainers { rest = rest.unknown(.unreached) }
            outcomes.add(rest) { !decides($0) }
            outcomes.useWords(of: linking)
        }
        return outcomes
    }

    /// Whether the lookups at a place find nothing.
    enum Miss {
        case missing
        /// They are met, or nothing performs them.
        case met
        case unknown(String)
    }

    func misses(at place: SourceLocation) -> Miss {
        let answers = lookups(at: place).map(\.answer)
        if answers.contains(where: \.isFailure) { return .missing }
        for case .unknown(let why) in answers { return .unknown(why.text) }
        return .met
    }

    /// Why a lookup is not proved, or that it fails; nil if it is proved.
    func unproved(at place: SourceLocation) -> String? {
        let worst = lookups(at: place).max { $0.answer.rank < $1.answer.rank }
        switch worst?.answer {
        case .unknown(let why): return why.text
        case .missing, .missingUnder, .cycle, .broken, .asynchronous: return "'dovetail check' says why it fails"
        case .notReached: return Why.notReached.text
        case .proved, .conditional, .ifLaterCodeRan, nil: return nil
        }
    }
}
