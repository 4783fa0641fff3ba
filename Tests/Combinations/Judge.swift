/// Compares what the tool said of each lookup of a program with what happened.
struct Judge {
    let program: Program
    let report: ToolReport
    let deed: Deed

    struct Verdict: Sendable, Hashable {
        enum Kind: String, CaseIterable, Sendable {
            case toolFails = "tool fails"
            /// Proved without a condition, and nil or trapped.
            case wrong
            /// The same in a program that registers something after its lookups, whose order the tool does not follow.
            case wrongByOrder = "wrong by order"
            /// Reported as an error, and found.
            case falseError = "false error"
            /// Reported as an error of builds under other conditions, and found in this one.
            case otherBuild = "error of another build"
            /// In the report in no way, and nil or trapped.
            case silentAndFails = "silent and fails"
            case silent
            /// The program stops outside lookups, and the report has neither an error nor a gap.
            case stops
            /// Found, and not provable.
            case unproved
            case conditional
            case right
            case notRun = "not run"
        }

        var kind: Kind
        var place: String
        var text: String
    }

    var verdicts: [Verdict] {
        if let failure = report.failure { return [Verdict(kind: .toolFails, place: "", text: failure)] }
        var verdicts = program.places.enumerated().filter { !$0.element.isEmpty }.map {
            judge($0.element, mayBeNil: program.optional.contains($0.offset + 1))
        }
        if let stop = deed.stop, report.errors.isEmpty, report.gaps.isEmpty {
            verdicts.append(Verdict(kind: .stops, place: "", text: stop))
        }
        return verdicts + elsewhere
    }

    private func judge(_ places: [String], mayBeNil: Bool) -> Verdict {
        let place = places.last ?? ""
        let outcomes = places.compactMap { deed.outcomes[$0] }
        func verdict(_ kind: Verdict.Kind, _ text: String = "") -> Verdict {
            Verdict(kind: kind, place: place, text: text)
        }
        guard !outcomes.isEmpty else { return verdict(.notRun) }
        if outcomes.contains(.empty) || mayBeNil && outcomes.contains(.none) { return verdict(.right) }
        let fails = outcomes.contains { $0 != .found }
        if fails, program.needPlaces.contains(where: isTold) { return verdict(.right) }
        let what = outcomes.map(\.rawValue).joined(separator: ", ")
        if let errors = places.compactMap({ report.errors[$0]?.first }).first {
            if fails { return verdict(.right) }
            return verdict(errors.hasSuffix("#if") ? .otherBuild : .falseError, errors)
        }
        if let gap = places.compactMap({ report.gaps[$0]?.first }).first {
            return fails ? verdict(.right) : verdict(.unproved, gap)
        }
        if places.contains(where: report.conditional.contains) { return verdict(fails ? .right : .conditional) }
        if places.contains(where: report.proved.contains) {
            return fails ? verdict(program.fault == .late ? .wrongByOrder : .wrong, what) : verdict(.right)
        }
        return inHelper(fails) ?? verdict(fails ? .silentAndFails : .silent, what)
    }

    private func isTold(_ place: String) -> Bool {
        report.errors[place] != nil || report.gaps[place] != nil || report.steps.contains(place)
            || report.conditional.contains(place)
    }

    /// The report may speak of the helper instead of its caller.
    private func inHelper(_ fails: Bool) -> Verdict? {
        let helpers = program.helperPlaces
        func verdict(_ kind: Verdict.Kind, _ text: String = "") -> Verdict {
            Verdict(kind: kind, place: helpers[0], text: text)
        }
        if fails, helpers.contains(where: { report.errors[$0] != nil || report.steps.contains($0) }) {
            return verdict(.right)
        }
        if let gap = helpers.compactMap({ report.gaps[$0]?.first }).first {
            return fails ? verdict(.right) : verdict(.unproved, "in the helper: \(gap)")
        }
        if helpers.contains(where: report.conditional.contains) { return verdict(fails ? .right : .conditional) }
        guard helpers.contains(where: report.proved.contains) else { return nil }
        return fails ? verdict(program.fault == .late ? .wrongByOrder : .wrong, "in the helper") : verdict(.right)
    }

    /// Errors at other places, in a program of which nothing fails.
    private var elsewhere: [Verdict] {
        guard deed.stop == nil, deed.outcomes.values.allSatisfy({ $0 == .found }) else { return [] }
        let told = Set(program.places.joined() + program.needPlaces)
        return report.errors.filter { error in
            !told.contains(error.key) && !error.value.allSatisfy { $0.hasSuffix("#if") }
        }.sorted { $0.key < $1.key }.map { error in
            Verdict(kind: .falseError, place: error.key, text: "elsewhere: \(error.value.joined(separator: ", "))")
        }
    }
}
