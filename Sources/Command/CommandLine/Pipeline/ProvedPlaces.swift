import DovetailComponents
import DovetailDiagnostics

/// The places of what is proved.
struct ProvedPlaces: Sendable {
    var requirements: Set<SourceLocation> = []
    /// How many resolutions are proved at each place.
    var resolutions: [SourceLocation: Int] = [:]

    /// Those that are proved in both.
    func both(_ other: ProvedPlaces) -> ProvedPlaces {
        ProvedPlaces(
            requirements: requirements.intersection(other.requirements),
            resolutions: resolutions.reduce(into: [:]) { both, place in
                let count = min(place.value, other.resolutions[place.key] ?? 0)
                if count > 0 { both[place.key] = count }
            })
    }
}

extension Analyzer.Result {
    /// Counts only what is also proved in another result.
    mutating func countOnlyProved(in other: Analyzer.Result) {
        proved = proved.both(other.proved)
        summary.proof.proved = proved.requirements.count
        proof?.proved = proved.resolutions.values.reduce(0, +)
        proof?.conditional.removeAll { proved.resolutions[$0.location] == nil }
    }
}
