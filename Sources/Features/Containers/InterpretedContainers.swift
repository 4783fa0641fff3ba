import DovetailDiagnostics
import DovetailFacts
import DovetailInterpreter
import DovetailSemantics

/// What the interpreter finds out about a program's containers, as outcomes and findings.
struct InterpretedContainers {
    private let evaluation: Evaluation

    init(_ symbols: SymbolTable) { evaluation = Interpreter(symbols).evaluation() }

    /// The outcome of each lookup; nil if the program has no container.
    var outcomes: ResolutionOutcomes? {
        guard !evaluation.lookups.isEmpty || !evaluation.registrations.isEmpty else { return nil }
        var outcomes = ResolutionOutcomes(
            registrations: evaluation.registrations,
            conditional: evaluation.lookups.compactMap { lookup in
                guard case .conditional(let place) = lookup.answer else { return nil }
                return ContainerProof.Conditional(
                    location: lookup.location, text: lookup.text, registration: place, cause: .branch)
            })
        for lookup in evaluation.lookups {
            outcomes.add(outcome(lookup), at: lookup.location, lookup.text)
        }
        return outcomes
    }

    private func outcome(_ lookup: LookupOutcome) -> ResolutionOutcomes.Outcome {
        switch lookup.answer {
        case .proved, .conditional: return .proved
        case .missing, .cycle: return .failed
        case .notReached: return .unknown(gap(lookup, .unseenCall, "nothing calls the code around it"))
        case .unknown(let why): return .unknown(gap(lookup, why.reason, why.text))
        }
    }

    private func gap(
        _ lookup: LookupOutcome, _ reason: ContainerProof.Reason, _ text: String
    ) -> ContainerProof.Gap {
        ContainerProof.Gap(location: lookup.location, reason: reason, text: "\(lookup.text): \(text)", help: "")
    }

    /// The findings, unsorted.
    var findings: [Finding] {
        evaluation.lookups.compactMap { lookup in
            let notes = lookup.through.map { Finding.Note($0, "it is looked up here") }
            switch lookup.answer {
            case .missing:
                return Finding(
                    .missingRegistration, at: lookup.location, "nothing registers '\(lookup.text)'", notes: notes,
                    help: "register it")
            case .cycle:
                return Finding(
                    .constructionCycle, at: lookup.location, "'\(lookup.text)' needs itself to be built", notes: notes,
                    help: "break the cycle")
            case .proved, .conditional, .unknown, .notReached: return nil
            }
        }
            + evaluation.problems.map { problem in
                Finding(
                    .duplicateRegistration, at: problem.location, "'\(problem.text)' is registered twice",
                    notes: [Finding.Note(problem.other, "it is registered here, too")],
                    help: "remove one")
            }
    }
}

extension Why {
    fileprivate var reason: ContainerProof.Reason {
        switch self {
        case .computedName: .dynamicName
        case .genericType, .callers, .undecidedType: .genericType
        case .unwrittenType: .unwrittenType
        case .anyName, .escaped: .dynamicRegistration
        case .notReached: .unseenCall
        case .released, .changes, .parameter, .unread, .member, .manyValues, .recursion, .tooLarge, .form:
            .unknownContainer
        }
    }

    fileprivate var text: String { "\(self)" }
}
