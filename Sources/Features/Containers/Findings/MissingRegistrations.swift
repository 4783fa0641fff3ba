import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds services that are resolved but not registered, or are registered differently: missing-registration,
/// argument-mismatch.
struct MissingRegistrations: ContainerRule {
    let walk: ContainerWalk
    let near: NearRegistrations
    /// The functions that register services and are never called, for the resolutions that need them.
    let uncalled: [ContainerWalk.Question: Placed<BodyFact>]

    init(_ walk: ContainerWalk, uncalled: [ContainerWalk.Question: Placed<BodyFact>]) {
        self.walk = walk
        self.uncalled = uncalled
        near = NearRegistrations(walk)
    }

    private var services: LinkedServices { walk.services }

    /// The findings, one for each resolution that fails in some container.
    var findings: [Finding] {
        var seen: Set<Failure> = []
        var found: [Finding] = []
        for (question, answer) in walk.answers {
            guard let finding = finding(question, answer) else { continue }
            let container = isGuessed(question) ? nil : question.container
            guard seen.insert(Failure(resolution: question.resolution, container: container)).inserted else { continue }
            found.append(finding)
        }
        return found
    }

    var damage: Damage {
        let unanswered = walk.answers.compactMap { question, answer -> Int? in
            switch answer {
            case .missing, .mismatch, .conditional, .wrongType: question.resolution
            case .found, .gap: nil
            }
        }
        return Damage(resolutions: Set(unanswered).union(uncalled.keys.lazy.map(\.resolution)))
    }

    /// The assemblies that the findings name as those to add to a container.
    var unappliedAssemblies: Set<String> {
        Set(
            walk.answers.compactMap { question, answer in
                guard case .missing = answer else { return nil }
                let found = near.unapplied(services.resolutions[question.resolution], in: question.container)
                return found?.other == nil ? found?.assembly : nil
            })
    }

    private func finding(_ question: ContainerWalk.Question, _ answer: Answer) -> Finding? {
        switch answer {
        case .missing, .conditional: missing(question, answer)
        case .mismatch(let others): mismatch(question, others.map(\.registration))
        case .wrongType(let others, let makes):
            wrongType(question, registrations: others.map(\.registration), makes: makes)
        case .found(let all): uncalled[question].map { missing(question, found: all, function: $0) }
        case .gap: nil
        }
    }

    /// The finding if a service is registered only by a function that is never called.
    private func missing(
        _ question: ContainerWalk.Question, found: [Answer.Found], function: Placed<BodyFact>
    ) -> Finding {
        let uncalled = UncalledRoot(function, services.index)
        let registered = found.prefix(1).map { one in
            Finding.Note(services.registrations[one.registration].fact.location, "registered here")
        }
        return finding(
            question, uncalled.doing("registers it"), detail: place(question), notes: registered + [uncalled.note],
            help: uncalled.help(before: "the service is resolved"))
    }

    /// The finding if a hand-written container finds something of another type by the key.
    private func wrongType(_ question: ContainerWalk.Question, registrations: [Int], makes: String) -> Finding {
        let resolution = services.resolutions[question.resolution]
        let notes = registrations.map { number in
            Finding.Note(services.registrations[number].fact.location, "registered here, but builds '\(makes)'", .near)
        }
        return Finding(
            .missingRegistration, at: resolution.place,
            "\(resolution.text) is registered but builds '\(makes)', which is not '\(Self.text(of: resolution))'",
            notes: path(question) + notes,
            help: "resolve the key that builds '\(Self.text(of: resolution))', or cast to '\(makes)'")
    }

    private static func text(of resolution: LinkedResolution) -> String {
        guard case .known(let type)? = resolution.cast else { return "" }
        return type.bare.swift
    }

    private struct Failure: Hashable {
        var resolution: Int
        /// Nil if it is unknown which container is used, and none of them has it.
        var container: ContainerID?
    }

    /// Whether a resolution's container is only one of several that may be used.
    private func isGuessed(_ question: ContainerWalk.Question) -> Bool {
        let resolution = services.resolutions[question.resolution]
        return !resolution.isOfItsRegistration
            && (!walk.lookup.isKnown(resolution.holders) || resolution.holders.isOfOneObject)
    }

    private func missing(_ question: ContainerWalk.Question, _ answer: Answer) -> Finding {
        let resolution = services.resolutions[question.resolution]
        let unapplied = near.unapplied(resolution, in: question.container).map { found in
            let name = walk.lookup.containers[question.container].name
            let shown = name.contains(" ") ? name : "'\(name)'"
            return "'\(found.assembly)', which registers it, is "
                + (found.other == nil ? "never applied to a container" : "not applied to \(shown)")
        }
        var detail = place(question)
        if case .conditional(let found) = answer {
            let cover = found.reduce(Condition.never) {
                $0.or(services.registrations[$1.registration].fact.condition)
            }
            let open = resolution.fact.condition.without(cover)
            detail += " under #if \(open)"
        }
        let needing = question.asker.map { walk.path(to: $0).map(\.state.registration) } ?? []
        let misses = near.misses(
            resolution, answer: answer, container: question.container, neededBy: needing, isGuessed: isGuessed(question)
        )
        return finding(question, unapplied, detail: detail, notes: misses.notes, help: misses.help)
    }

    /// - Parameters:
    ///   - reason: what does not happen, which would register the service; nil if nothing in the sources would.
    ///   - detail: the container, or the condition, if nothing would register it there.
    private func finding(
        _ question: ContainerWalk.Question, _ reason: String?, detail: String, notes: [Finding.Note], help: String
    ) -> Finding {
        let resolution = services.resolutions[question.resolution]
        let asker = question.asker.flatMap { walk.path(to: $0).last?.state.registration }
        let missing: String
        if let asker {
            let needed = "\(services.registrations[asker].text) needs \(resolution.text)"
            missing = needed + (reason.map { ", but \($0)" } ?? ", which is not registered\(detail)")
        } else {
            missing = "\(resolution.text) is not registered" + (reason.map { ": \($0)" } ?? detail)
        }
        var finding = Finding(
            .missingRegistration, at: resolution.place, missing, notes: path(question) + notes, help: help,
            knownAs: "nothing registers \(resolution.text)\(detail)")
        // One registration ends it for all users in a container, and one assembly may register several services.
        let service = reason ?? "\(resolution.text) \(Self.text(resolution.arguments))"
        // The numbers of containers differ between programs.
        let asked = walk.lookup.containers[question.container]
        let container = isGuessed(question) ? "" : "\(asked.name) \(asked.location?.description ?? "")"
        finding.cause = .init(
            "\(container) \(service)",
            again: "\(resolution.text) is also needed here"
                + (asker.map { ", by \(services.registrations[$0].text)" } ?? ""))
        return finding
    }

    private func mismatch(_ question: ContainerWalk.Question, _ registrations: [Int]) -> Finding {
        let resolution = services.resolutions[question.resolution]
        let given = Self.text(resolution.arguments)
        // The same types in another order are what was meant.
        let permuted = registrations.filter { number in
            Self.isPermutation(services.registrations[number].arguments ?? [], of: resolution.arguments)
        }
        let registrations = permuted + registrations.filter { !permuted.contains($0) }
        let taken = services.registrations[registrations[0]].arguments ?? []
        let notes = registrations.map { number in
            Finding.Note(
                services.registrations[number].fact.location,
                "registered here with \(Self.text(services.registrations[number].arguments ?? []))", .near)
        }
        return Finding(
            .argumentMismatch, at: resolution.place,
            "\(resolution.text) is resolved with \(given) but registered with \(Self.text(taken))",
            notes: path(question) + notes,
            help: permuted.isEmpty
                ? Self.help(given: resolution.arguments, taken)
                : "pass the arguments in the order of the registration: \(Self.types(taken))")
    }

    private static func isPermutation(_ taken: [ResolvedType], of given: [ResolvedType]) -> Bool {
        taken.count > 1 && taken.count == given.count
            && taken.allSatisfy { type in
                taken.count { $0 == type } == given.count { $0 == type }
            }
    }

    /// `String, Int`
    private static func types(_ arguments: [ResolvedType]) -> String {
        arguments.map { argument in
            switch argument {
            case .known(let type): type.swift
            case .unknown: "(unknown)"
            }
        }.joined(separator: ", ")
    }

    private static func help(given: [ResolvedType], _ taken: [ResolvedType]) -> String {
        let all = taken.count > 1 ? ", in this order and with exactly these types" : ""
        let what =
            taken.isEmpty ? "remove the argument\(given.count == 1 ? "" : "s")" : "pass \(text(taken))\(all)"
        return "\(what), or change the registration"
    }

    static func text(_ arguments: [ResolvedType]) -> String {
        switch arguments.count {
        case 0: return "no argument"
        default:
            return "\(arguments.count == 1 ? "an argument" : "arguments") of type \(types(arguments))"
        }
    }

    /// ` in 'AppDelegate.container'`, if there are several.
    private func place(_ question: ContainerWalk.Question) -> String {
        let used = walk.lookup.outside
        return used.count > 1 && !isGuessed(question) ? " in '\(walk.lookup.containers[question.container].name)'" : ""
    }

    /// The path from an entry to the consumer.
    private func path(_ question: ContainerWalk.Question) -> [Finding.Note] {
        let resolution = services.resolutions[question.resolution]
        var notes: [Finding.Note] = []
        if resolution.making != nil {
            notes.append(.init(resolution.fact.location, "\(resolution.text) is resolved here", .step))
        }
        guard let asker = question.asker else { return notes }
        let path = walk.path(to: asker)
        for (number, step) in path.enumerated() {
            let registration = services.registrations[step.state.registration]
            if number == 0, let resolution = step.resolution {
                notes.append(
                    .init(
                        services.resolutions[resolution].fact.location, "\(registration.text) is resolved here", .step))
            }
            let next: String
            if number + 1 < path.count {
                next = services.registrations[path[number + 1].state.registration].text
            } else {
                next = services.resolutions[question.resolution].text
            }
            // The finding already has this place.
            guard registration.fact.location != services.resolutions[question.resolution].place else { continue }
            notes.append(
                .init(registration.fact.location, "\(registration.text), registered here, needs \(next)", .step))
        }
        return notes
    }
}
