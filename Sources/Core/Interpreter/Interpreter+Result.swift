import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

// What was found out about a program.

extension Interpreter {
    /// The calls of the program that may have one of these meanings by their names.
    func calls(_ meanings: Set<Meaning>) -> [(file: Int, site: Site)] {
        code.calls(meanings, types.vocabularies) { compiles($1, inFile: $0) != nil }
    }

    /// Whether all that the code may register is known.
    var registersNothingElse: Bool { !isExhausted && !leavesOut && knowsRegistrars }

    /// Whether all calls that may register something were evaluated, if perhaps not whenever they run.
    private var knowsRegistrars: Bool {
        !mayRegisterAnything
            && !calls([.put, .contribute, .alias, .apply, .make]).contains {
                !visited.contains(ClosureSite(file: $0.file, site: $0.site)) && sees($0.file)
            }
    }

    /// What is missing although code that was not evaluated may register it.
    private func mayBeRegistered(_ missing: [LookupSite]) -> [LookupSite] {
        guard !isExhausted, knowsRegistrars else { return missing }
        let varying = varyingRegistrations
        return missing.filter { site in
            guard let key = wanted[site]?.key, key != Self.portKey else { return true }
            return registrations.contains { $0.key == key }
                || varying.contains { !$0.isOfWrittenService || $0.key.service == key.service }
        }
    }

    /// Where a service is registered in the same containers, which is too late, or else in others.
    func registered(
        _ key: Key, besides containers: [Int]
    ) -> (places: [SourceLocation], isTooEarly: Bool) {
        var (own, others): (Set<SourceLocation>, Set<SourceLocation>) = ([], [])
        for (number, one) in registrations.enumerated()
        where one.key.service == key.service && one.key.name == key.name && one.key.arguments == key.arguments {
            let place = code.place(one.site, in: one.file)
            let isOwn = containersOfRegistrations[number].map(containers.contains) ?? false
            if isOwn { own.insert(place) } else if key != Self.portKey { others.insert(place) }
        }
        return own.isEmpty ? (others.sorted(), false) : (own.sorted(), true)
    }

    /// The text of a lookup of which it is not known what it looks up.
    static let anyService = "a service"

    var result: Evaluation {
        var all = found
        for (key, outcome) in tentative {
            guard let final = all[key] else {
                all[key] = outcome
                continue
            }
            if final.answer.isFailure, !outcome.answer.isFailure {
                // It is met now, and no longer later.
                all[key]?.answer = .unknown(.changes)
            } else if case .proved(let place?) = final.answer, outcome.answer.rank > final.answer.rank {
                all[key]?.answer = .conditional(place)
            }
        }
        // The same for what is looked up by another name later.
        let met = Dictionary(grouping: tentative.values) { $0.through.first ?? $0.location }.filter {
            $0.value.allSatisfy { !$0.answer.isFailure }
        }
        for (key, outcome) in all where outcome.answer.isFailure && tentative[key] == nil {
            if met[outcome.through.first ?? key.location] != nil { all[key]?.answer = .unknown(.changes) }
        }
        // What callers say is counted where they are.
        let bodies = Set(all.values.flatMap(\.through))
        for (key, outcome) in all
        where (outcome.answer.isOpen || outcome.answer == .notReached) && outcome.through.isEmpty
            && bodies.contains(key.location)
        {
            all[key] = nil
        }
        // What was not evaluated is said, and what was found where it does not count.
        let said = Set(all.values.flatMap { [$0.location] + $0.through })
        var unvisited: Set<SourceLocation> = []
        for one in calls([.ask]) {
            let site = ClosureSite(file: one.file, site: one.site)
            guard !visited.contains(site) || using.contains(site), sees(one.file) else { continue }
            unvisited.insert(code.place(one.site, in: one.file))
        }
        unvisited = unvisited.union(asked).subtracting(said)
        for location in unvisited {
            let key = LookupSite(location: location, text: Self.anyService)
            all[key] = LookupOutcome(location: location, text: Self.anyService, answer: .unknown(.notReached))
        }
        // What nothing registers is missing in whatever container callers pass.
        if registersNothingElse {
            let services = Set(registrations.map(\.key.service))
            for (key, wanted) in wanted where !services.contains(wanted.key.service) {
                guard let outcome = all[key], outcome.answer.isOfUnknownContainer, !outcome.isPort else { continue }
                if !symbols.program.isWhole {
                    all[key]?.answer = .unknown(.otherProgram)
                } else if outcome.answer != .unknown(.noContainer) {
                    // What no known container has need not be built.
                    all[key]?.answer = .missing
                }
            }
        }
        var evaluation = Evaluation()
        evaluation.unvisited = unvisited
        if isExhausted || leavesOut {
            for site in mayBeRegistered(all.filter { $0.value.answer == .missing }.map(\.key)) {
                all[site]?.answer = .unknown(.tooLarge)
            }
        }
        for (key, outcome) in all where outcome.isPort && outcome.answer == .missing {
            // A program that is not read, or what injects into a port that is not known, may inject it.
            if injectsUnknownPort {
                all[key]?.answer = .unknown(.unread("inject"))
            } else if startingModules.isEmpty, !symbols.program.modules.contains(where: { $0.module.isProgram }) {
                all[key]?.answer = .unknown(.otherProgram)
            }
        }
        for (key, wanted) in wanted where all[key]?.answer == .missing {
            let (places, isTooEarly) = registered(wanted.key, besides: wanted.containers)
            all[key]?.elsewhere = places
            all[key]?.isTooEarly = isTooEarly
        }
        evaluation.lookups = all.values.sorted { ($0.location, $0.text) < ($1.location, $1.text) }
        evaluation.registrations = Set(
            registrations.filter { !$0.factory.isValue }.map { code.place($0.site, in: $0.file) }
        ).sorted()
        evaluation.problems = problems.filter { problem in
            // What perhaps runs earlier fails only if it fails then, too.
            problem.kind != .injectedTwice || !tentativeInjections.contains(problem.location)
                || tentativeProblems.contains { $0.location == problem.location }
        }.sorted { ($0.location, $0.text) < ($1.location, $1.text) }
        evaluation.usesPorts = usesPorts
        evaluation.steps = steps
        evaluation.places = places
        evaluation.calls = Set(visited.map { code.place($0.site, in: $0.file) })
        evaluation.isWhole = !isOver
        return evaluation
    }
}
