import DovetailDiagnostics
import DovetailFacts

/// Finds calls of `shared` that `#sourceLocation` gives the same location, so that they would share one value.
struct SharedPlaceFindings {
    let program: Program

    var findings: [Finding] {
        program.modules.flatMap { module -> [Finding] in
            let places = module.files.flatMap(\.sharedPlaces)
            return Dictionary(grouping: places, by: \.said).values.flatMap { places -> [Finding] in
                let sorted = places.sorted { $0.location < $1.location }
                return sorted.dropFirst().map { place in
                    Finding(
                        .unprovableConstruction, at: place.location,
                        "#sourceLocation puts two uses of 'shared' on the same line, so they may share a value",
                        notes: [.init(sorted[0].location, "the other use", .again)],
                        help: "put the two on different lines: remove #sourceLocation, or correct its line")
                }
            }
        }
    }
}
