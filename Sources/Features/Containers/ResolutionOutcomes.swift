import DovetailDiagnostics

/// What is known about each resolution of a program.
struct ResolutionOutcomes {
    enum Outcome {
        /// Nothing calls the code around it.
        case unreached(ContainerProof.Gap)
        case proved
        case unknown(ContainerProof.Gap)
        case failed

        /// What matters most if programs differ is the largest.
        fileprivate var rank: Int {
            switch self {
            case .unreached: 0
            case .proved: 1
            case .unknown: 2
            case .failed: 3
            }
        }

        fileprivate var isProved: Bool { if case .proved = self { true } else { false } }
    }

    /// A resolution as written. A function that resolves for its callers may have several at one place.
    private struct Place: Hashable {
        var location: SourceLocation
        var text: String
    }

    private var registrations: [SourceLocation] = []
    private var resolutions: [Place: [Outcome]] = [:]
    private(set) var conditional: Set<ContainerProof.Conditional> = []
    /// The places that read a port.
    private var ports: [SourceLocation: Outcome] = [:]
    private var conditionalPorts: Set<ContainerProof.Conditional> = []

    init(registrations: [SourceLocation] = [], conditional: [ContainerProof.Conditional] = []) {
        self.registrations = registrations
        self.conditional = Set(conditional)
    }

    mutating func add(_ outcome: Outcome, at location: SourceLocation, _ text: String) {
        resolutions[Place(location: location, text: text), default: []].append(outcome)
    }

    /// Adds those of another proof at some places.
    mutating func add(_ other: Self, where isIncluded: (SourceLocation) -> Bool) {
        registrations += Set(other.registrations).subtracting(registrations)
        resolutions.merge(other.resolutions.filter { isIncluded($0.key.location) }) { own, _ in own }
        conditional.formUnion(other.conditional.filter { isIncluded($0.location) })
        ports.merge(other.ports.filter { isIncluded($0.key) }) { own, _ in own }
        conditionalPorts.formUnion(other.conditionalPorts.filter { isIncluded($0.location) })
    }

    /// These without what is unknown at some places.
    func withoutGaps(where isLeftOut: (SourceLocation) -> Bool) -> Self {
        var part = self
        for (place, outcomes) in resolutions where isLeftOut(place.location) {
            let known = outcomes.filter { if case .unknown = $0 { false } else { true } }
            part.resolutions[place] = known.isEmpty ? nil : known
        }
        part.ports = ports.filter { place, outcome in
            if case .unknown = outcome, isLeftOut(place) { false } else { true }
        }
        return part
    }

    /// Says of each condition where it is, if another proof knows.
    mutating func useWords(of other: Self) {
        let known = Dictionary(other.conditional.map { ($0.location, $0) }) { own, _ in own }
        conditional = Set(
            conditional.map { one in
                var one = one
                if let better = known[one.location] {
                    (one.cause, one.registration) = (better.cause, better.registration)
                }
                return one
            })
    }

    /// Adds a place that reads a port.
    mutating func add(_ outcome: Outcome, ofPortAt location: SourceLocation, _ condition: ContainerProof.Conditional?) {
        ports[location] = outcome
        if let condition { conditionalPorts.insert(condition) }
    }

    /// Names the programs to which each condition applies, in words.
    mutating func namePrograms(_ words: (ContainerProof.Conditional) -> String) {
        conditional = Set(
            conditional.map { one in
                var named = one
                named.programs = words(one)
                return named
            })
    }

    /// Those in the files whose paths satisfy `isIncluded`.
    func filtered(_ isIncluded: (String) -> Bool) -> Self {
        var part = self
        part.registrations.removeAll { !isIncluded($0.path) }
        part.resolutions = resolutions.filter { isIncluded($0.key.location.path) }
        part.conditional = conditional.filter { isIncluded($0.location.path) }
        part.ports = ports.filter { isIncluded($0.key.path) }
        part.conditionalPorts = conditionalPorts.filter { isIncluded($0.location.path) }
        return part
    }

    /// Those in these files; all if `paths` is nil.
    func limited(to paths: Set<String>?) -> Self { paths.map { filtered($0.contains) } ?? self }

    /// These without the resolutions at some places.
    func without(_ places: Set<SourceLocation>) -> Self {
        guard !places.isEmpty else { return self }
        var part = self
        part.resolutions = resolutions.filter { !places.contains($0.key.location) }
        part.conditional = conditional.filter { !places.contains($0.location) }
        return part
    }

    /// These, where failures at some places become unknown.
    func doubting(_ places: Set<SourceLocation>, _ cause: GapCause) -> Self {
        var part = self
        for (place, outcomes) in resolutions where places.contains(place.location) {
            let gap = ContainerProof.Gap(
                location: place.location, reason: cause.reason, text: "\(place.text): \(cause.text)", help: cause.help)
            part.resolutions[place] = outcomes.map { if case .failed = $0 { .unknown(gap) } else { $0 } }
        }
        return part
    }

    /// These, where everything is unknown for one cause.
    func unknown(_ cause: GapCause) -> Self {
        func gap(_ location: SourceLocation, _ text: String) -> Outcome {
            .unknown(
                ContainerProof.Gap(
                    location: location, reason: cause.reason, text: text, help: cause.help, culprit: cause.culprit))
        }
        var part = self
        for (place, outcomes) in resolutions {
            part.resolutions[place] = outcomes.map { _ in gap(place.location, "\(place.text): \(cause.text)") }
        }
        for place in ports.keys { part.ports[place] = gap(place, cause.text) }
        (part.conditional, part.conditionalPorts) = ([], [])
        return part
    }

    /// These and those of another program. What both contain is proved only if it is proved in both.
    func merged(with other: Self) -> Self {
        var all = self
        all.registrations += Set(other.registrations).subtracting(registrations)
        all.resolutions.merge(other.resolutions) { own, others in
            let (own, others) = (own.sorted { $0.rank > $1.rank }, others.sorted { $0.rank > $1.rank })
            return (0..<max(own.count, others.count)).compactMap { at in
                [own, others].compactMap { $0.indices.contains(at) ? $0[at] : nil }.max { $0.rank < $1.rank }
            }
        }
        all.ports.merge(other.ports) { $0.rank < $1.rank ? $1 : $0 }
        all.conditionalPorts = conditionalPorts.union(other.conditionalPorts).filter { one in
            all.ports[one.location]?.isProved ?? false
        }
        let open = Set(all.resolutions.lazy.filter { !$0.value.contains(where: \.isProved) }.map(\.key))
        all.conditional = Set(conditional).union(other.conditional).filter {
            !open.contains(Place(location: $0.location, text: $0.text))
        }
        return all
    }

    /// How many resolutions are proved at each place.
    var proved: [SourceLocation: Int] {
        var proved: [SourceLocation: Int] = [:]
        for (place, outcomes) in resolutions {
            let count = outcomes.count(where: \.isProved)
            if count > 0 { proved[place.location, default: 0] += count }
        }
        return proved
    }

    var proof: ContainerProof {
        var proof = ContainerProof()
        proof.registrations = registrations.count
        for outcome in resolutions.values.joined() {
            if case .unreached(let gap) = outcome {
                proof.unreached.append(gap)
                continue
            }
            proof.resolutions += 1
            switch outcome {
            case .unreached: break
            case .proved: proof.proved += 1
            case .unknown(let gap): proof.gaps.append(gap)
            case .failed: break
            }
        }
        proof.ports = ports.count
        for outcome in ports.values {
            switch outcome {
            case .unreached: break
            case .proved: proof.provedPorts += 1
            case .unknown(let gap): proof.portGaps.append(gap)
            case .failed: break
            }
        }
        proof.portGaps.sort { ($0.location, $0.text) < ($1.location, $1.text) }
        proof.conditionalPorts = conditionalPorts.sorted { ($0.location, $0.text) < ($1.location, $1.text) }
        proof.gaps.sort { ($0.location, $0.text) < ($1.location, $1.text) }
        proof.unreached.sort { ($0.location, $0.text) < ($1.location, $1.text) }
        proof.conditional = conditional.sorted { ($0.location, $0.text) < ($1.location, $1.text) }
        return proof
    }
}
