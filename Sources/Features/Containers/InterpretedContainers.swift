import DovetailDiagnostics
import DovetailFacts
import DovetailInterpreter
import DovetailSemantics

/// What the interpreter finds out about a program's containers, as outcomes and findings.
struct InterpretedContainers {
    let evaluation: Evaluation

    init(_ symbols: SymbolTable) { evaluation = Interpreter(symbols).evaluation() }

    /// The outcome of each lookup; nil if the program has no container.
    ///
    /// - Parameters:
    ///   - broken: the places of lookups that fail for another reason.
    ///   - doubtful: those that may fail for another reason.
    func outcomes(
        broken: Set<SourceLocation>, doubtful: [SourceLocation: ContainerProof.Gap]
    ) -> ResolutionOutcomes? {
        guard !evaluation.lookups.isEmpty || !evaluation.registrations.isEmpty || evaluation.usesPorts else {
            return nil
        }
        var outcomes = ResolutionOutcomes(
            registrations: evaluation.registrations,
            conditional: evaluation.lookups.filter { !$0.isPort }.compactMap(conditional))
        for lookup in evaluation.lookups where !lookup.isPort {
            var outcome = outcome(lookup)
            if case .proved = outcome {
                if broken.contains(lookup.location) {
                    outcome = .failed
                } else if let gap = doubtful[lookup.location] {
                    outcome = .unknown(gap)
                }
            }
            outcomes.add(outcome, at: lookup.location, lookup.words)
        }
        // A place may read several ports, of which the worst counts.
        var ports: [SourceLocation: LookupOutcome] = [:]
        for lookup in evaluation.lookups where lookup.isPort {
            if let known = ports[lookup.location], known.answer.rank >= lookup.answer.rank { continue }
            ports[lookup.location] = lookup
        }
        for (place, lookup) in ports { outcomes.add(outcome(lookup), ofPortAt: place, conditional(lookup)) }
        return outcomes
    }

    private func conditional(_ lookup: LookupOutcome) -> ContainerProof.Conditional? {
        let (place, cause): (SourceLocation, ContainerProof.Conditional.Cause)
        switch lookup.answer {
        case .conditional(let registration): (place, cause) = (registration, .branch)
        case .ifLaterCodeRan(let registration): (place, cause) = (registration, .later)
        default: return nil
        }
        var conditional = ContainerProof.Conditional(
            location: lookup.location, text: lookup.words, registration: place, cause: cause)
        conditional.isPort = lookup.isPort
        return conditional
    }

    private func outcome(_ lookup: LookupOutcome) -> ResolutionOutcomes.Outcome {
        switch lookup.answer {
        case .proved, .conditional, .ifLaterCodeRan: return .proved
        case .missing, .missingUnder, .cycle, .broken, .asynchronous: return .failed
        case .notReached: return .unreached(gap(lookup, .unseenCall, Why.notReached.text, Why.notReached.help))
        case .unknown(let why): return .unknown(gap(lookup, why.reason, why.text, why.help))
        }
    }

    private func gap(
        _ lookup: LookupOutcome, _ reason: ContainerProof.Reason, _ text: String, _ help: String
    ) -> ContainerProof.Gap {
        ContainerProof.Gap(location: lookup.location, reason: reason, text: "\(lookup.words): \(text)", help: help)
    }

    /// The findings, unsorted.
    var findings: [Finding] { evaluation.lookups.compactMap(finding) + evaluation.problems.map(finding) }

    private func finding(_ lookup: LookupOutcome) -> Finding? {
        let notes = lookup.through.map { Finding.Note($0, "it is looked up here", .step) }
        switch lookup.answer {
        case .missing where lookup.mismatch != nil: return lookup.mismatch.map { finding(lookup, $0, notes) }
        case .missing: return missing(lookup, notes)
        case .missingUnder(let builds):
            return Finding(
                .missingRegistration, at: lookup.location,
                lookup.isPort
                    ? "nothing injects a value into the port \(lookup.words) under #if \(builds)"
                    : "\(lookup.words) is not registered under #if \(builds)",
                notes: notes, help: "put this call under the same #if, or register it there, too")
        case .cycle:
            return Finding(
                .constructionCycle, at: lookup.location, "\(lookup.words) needs itself to be built", notes: notes,
                help: "break the cycle")
        case .asynchronous(let place):
            return Finding(
                .asyncInSync, at: lookup.location,
                "\(lookup.words) is built asynchronously, but this call does not await it",
                notes: notes + [Finding.Note(place, "it is registered here, with an asynchronous factory")],
                help: "write try await and resolve(async: …)")
        case .proved, .conditional, .ifLaterCodeRan, .unknown, .notReached, .broken: return nil
        }
    }

    private func missing(_ lookup: LookupOutcome, _ notes: [Finding.Note]) -> Finding {
        let what = lookup.isPort ? "the port \(lookup.words)" : lookup.words
        let done = lookup.isPort ? "injected" : "registered"
        let message: String
        let help: String
        var notes = notes
        if lookup.isTooEarly {
            message = lookup.isPort ? "\(what) has no value yet" : "\(what) is not registered yet"
            help = lookup.isPort ? "inject one before it is read" : "register it before it is resolved"
            notes += lookup.elsewhere.map { Finding.Note($0, "it is \(done) only here", .near) }
        } else if lookup.elsewhere.isEmpty {
            message = lookup.isPort ? "nothing injects a value into \(what)" : "nothing registers \(what)"
            help = lookup.isPort ? "inject one before it is read" : "register it"
        } else {
            message = "\(what) is not registered in the container that is used here"
            help = "register it in this container too, or resolve it from the one that has it"
            notes += lookup.elsewhere.map { Finding.Note($0, "it is registered here, in another container", .near) }
        }
        return Finding(.missingRegistration, at: lookup.location, message, notes: notes, help: help)
    }

    private func finding(
        _ lookup: LookupOutcome, _ mismatch: LookupOutcome.Mismatch, _ notes: [Finding.Note]
    ) -> Finding {
        let registered = mismatch.registered[0].arguments
        let what =
            registered.isEmpty
            ? "remove the argument\(mismatch.given.count == 1 ? "" : "s")" : "pass \(words(ofArguments: registered))"
        return Finding(
            .argumentMismatch, at: lookup.location,
            "\(lookup.words) is resolved with \(words(ofArguments: mismatch.given)) but registered with "
                + words(ofArguments: registered),
            notes: notes
                + mismatch.registered.map {
                    Finding.Note($0.location, "registered here with \(words(ofArguments: $0.arguments))", .near)
                },
            help: "\(what), or change the registration")
    }

    private func words(ofArguments types: [Type]) -> String {
        guard !types.isEmpty else { return "no argument" }
        let list = types.map { "\($0)".withoutModules }.joined(separator: ", ")
        return "\(types.count == 1 ? "an argument" : "arguments") of type \(list)"
    }

    private func finding(_ problem: Evaluation.Problem) -> Finding {
        let other = problem.other.map { [$0] } ?? []
        switch problem.kind {
        case .duplicate:
            return Finding(
                .duplicateRegistration, at: problem.location, "\(problem.words) is registered twice",
                notes: other.map { Finding.Note($0, "it is registered here, too") }, help: "remove one")
        case .overridesNothing:
            return Finding(
                .overrideWithoutOriginal, at: problem.location,
                "\(problem.words) has override: true but overrides nothing, so creating the container fails",
                help: "remove override: true, or register what it replaces before it in the same container")
        case .invalidScope(let fault):
            return Finding(
                .invalidScope, at: problem.location, "\(problem.words) \(fault.text)", help: fault.help)
        case .injectedTwice:
            return Finding(
                .duplicateRegistration, at: problem.location,
                "a value is injected twice into the port \(problem.words), and the second time throws",
                notes: other.map { Finding.Note($0, "injected here, too") }, help: "inject one")
        }
    }
}

extension Evaluation.Problem.ScopeFault {
    fileprivate var text: String {
        switch self {
        case .arguments(let scope): "has arguments, so its scope cannot be .\(scope)"
        case .notHashable(let type): "is a singleton per argument, but '\(type)' is not Hashable"
        case .asynchronous: "has scope weak, but its factory is asynchronous"
        case .noObject(let kind): "has scope weak, but what is built is \(kind)"
        }
    }

    fileprivate var help: String {
        switch self {
        case .arguments: "omit the scope, or use .singleton if every argument is Hashable"
        case .notHashable: "make it Hashable, or omit the scope"
        case .asynchronous: "use .singleton, .graph or .transient"
        case .noObject: "only objects can be weak: omit the scope"
        }
    }
}

extension LookupOutcome {
    /// What is looked up, as users write it.
    var words: String { text.servicesWords }
}

extension Evaluation.Problem {
    /// What it is about, as users write it.
    var words: String { text.servicesWords }
}

extension String {
    /// `Module|Service, name: "one"` as `'Service' named "one"`.
    fileprivate var servicesWords: String {
        guard self != "a service" else { return "the service" }
        let marker = ", name: "
        guard let start = utf8.indices.first(where: { self[$0...].hasPrefix(marker) }) else {
            return "'\(withoutModules)'"
        }
        let name = self[self.index(start, offsetBy: marker.count)...]
        return "'\(String(self[..<start]).withoutModules)' named \(name)"
    }

    /// A type without the modules before its names.
    var withoutModules: String {
        var result = ""
        for character in self {
            if character == "|" {
                while let last = result.last, last.isLetter || last.isNumber || "_./-".contains(last) {
                    result.removeLast()
                }
            } else {
                result.append(character)
            }
        }
        return result
    }
}
