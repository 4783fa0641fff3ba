import DovetailDiagnostics
import DovetailFacts

// What is noted of lookups.

extension Interpreter {
    /// Notes a failure that the code around it handles: it counts unless another lookup of the service succeeds.
    func pend(
        _ answer: LookupOutcome.Answer, _ key: Key, _ mismatch: LookupOutcome.Mismatch?, _ site: Site, _ frame: Frame,
        origin: Int
    ) {
        containerUses += 1
        guard isRecording else { return }
        frame.pending.append(
            (
                LookupSite(location: code.place(site, in: frame.file), text: "\(site.number) \(origin)"),
                LookupOutcome(
                    location: code.place(site, in: frame.file), text: key.text, answer: answer, mismatch: mismatch),
                "\(key.service)"
            ))
    }

    /// Counts the failures of a frame for which nothing else was found.
    func flush(_ frame: Frame) {
        for (key, outcome, _) in frame.pending {
            let parts = key.text.split(separator: " ").compactMap { Int($0) }
            record(
                outcome.answer, outcome.text, Site(parts[0]), frame, origin: parts[1], mismatch: outcome.mismatch)
        }
        frame.pending = []
    }

    /// Notes what a lookup is met by, at the place where all that it depends on is written.
    ///
    /// - Returns: what it is noted by; nil if it does not count.
    @discardableResult
    func record(
        _ answer: LookupOutcome.Answer, _ text: String, _ site: Site, _ frame: Frame, origin: Int,
        isPort: Bool = false, mismatch: LookupOutcome.Mismatch? = nil
    ) -> LookupSite? {
        containerUses += 1
        guard isRecording else { return nil }
        asked.insert(code.place(site, in: frame.file))
        var (site, file, current) = (site, frame.file, frame)
        var through: [SourceLocation] = []
        var chain: Frame? = frame
        while let next = chain, next.number > origin { chain = next.caller }
        if chain?.number == origin {
            while current.number > origin, let caller = current.caller, let callSite = current.callSite {
                through.append(code.place(site, in: file))
                current.saysOutside = true
                (site, file, current) = (callSite, current.callFile, caller)
            }
        }
        if chain?.number != origin, sitesOfFrames[origin] == nil, frame.origins.values.contains(origin),
            case .object(let own)? = frame.own?.only
        {
            // An object knows what its generic parameters mean: it is looked up where that is asked.
            while case .object(own)? = current.own?.only, let caller = current.caller, let callSite = current.callSite {
                through.append(code.place(site, in: file))
                current.saysOutside = true
                (site, file, current) = (callSite, current.callFile, caller)
            }
        }
        var location = code.place(site, in: file)
        if chain?.number != origin, let place = sitesOfFrames[origin] {
            through.append(location)
            while current.number > origin, let caller = current.caller, let callSite = current.callSite {
                (site, file, current) = (callSite, current.callFile, caller)
                through.append(code.place(site, in: file))
            }
            location = place
        }
        places.insert(location)
        places.formUnion(through)
        let key = LookupSite(location: location, text: text)
        let outcome = LookupOutcome(
            location: location, text: text, answer: isUnreached ? .notReached : doubted(answer), through: through,
            isPort: isPort, mismatch: mismatch)
        if isTentative {
            if let known = tentative[key], known.answer.rank >= outcome.answer.rank { return key }
            tentative[key] = outcome
        } else {
            if let known = found[key], known.answer.rank >= outcome.answer.rank { return key }
            found[key] = outcome
        }
        return key
    }

    /// An answer where it is not known whether the code ever runs.
    func doubted(_ answer: LookupOutcome.Answer) -> LookupOutcome.Answer {
        guard let doubt, answer.isFailure else { return answer }
        return .unknown(doubt)
    }

    /// Nil was accepted, but the program stops because of it.
    func insist(on value: Value) {
        guard let number = value.absence, isRecording else { return }
        let (site, outcome) = absences[number]
        if isTentative { tentative[site] = outcome } else { found[site] = outcome }
    }
}
