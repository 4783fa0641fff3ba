/// How many of a program's resolutions are proved, as reported.
package struct Proof: Codable, Hashable, Sendable {
    /// A reason why resolutions are not proved, and how many it affects.
    package struct Gap: Codable, Hashable, Sendable {
        package var reason: String
        package var count: Int

        package init(reason: String, count: Int) {
            self.reason = reason
            self.count = count
        }
    }

    /// How many resolutions the sources contain.
    package var resolutions: Int
    /// How many of them are proved.
    package var proved: Int
    /// Why the others are not.
    package var notProvable: [Gap]

    package init(resolutions: Int, proved: Int, notProvable: [Gap]) {
        self.resolutions = resolutions
        self.proved = proved
        self.notProvable = notProvable
    }
}

extension Proof {
    /// The counts of a proof about a program's containers.
    package init(_ proof: ContainerProof) {
        let counts = Dictionary(grouping: proof.gaps, by: \.reason).mapValues(\.count)
        self.init(
            resolutions: proof.resolutions, proved: proof.proved,
            notProvable: counts.sorted { $0.key < $1.key }.map { Gap(reason: $0.key.rawValue, count: $0.value) })
    }
}
