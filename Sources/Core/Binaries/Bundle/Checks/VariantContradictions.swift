extension LibraryVariant {
    /// Contradictions between the library's metadata and its binary.
    var contradictions: [BundleProblem] {
        guard let binary, !binary.slices.isEmpty else { return [] }
        let images = binary.slices.flatMap(\.images)
        return
            (listedArchitectures(binary) + listedPlatform(images) + declaredPlatforms(images)
            + missingSwiftModules(binary) + minimumOS(images)).map {
                BundleProblem(path: path, text: $0, isOfBuild: true)
            }
    }

    private func listedArchitectures(_ binary: BinaryFile) -> [String] {
        guard let listed else { return [] }
        let said = Set(listed.architectures)
        let there = Set(binary.slices.compactMap(\.architecture))
        // A slice of unknown architecture may be any of the missing ones.
        let missing = binary.slices.contains { $0.architecture == nil } ? [] : said.subtracting(there)
        return missing.sorted().map { "Info.plist says \($0), but the binary has no slice for it" }
            + there.subtracting(said).sorted().map {
                "the binary has a slice for \($0), which Info.plist does not "
                    + "list"
            }
    }

    private func listedPlatform(_ images: [BinaryImage]) -> [String] {
        guard let said = listed?.platform else { return [] }
        let others = images.filter { !$0.platforms.isEmpty && !$0.platforms.contains { $0.name == said } }
        return Set(others.flatMap(\.platforms).map(\.name)).sorted().map {
            "Info.plist says that it is for \(said), but the binary is for \($0)"
        }
    }

    /// A framework that combines devices and simulators lists only one of them. So the binary contradicts only if it is
    /// for none of the listed platforms.
    private func declaredPlatforms(_ images: [BinaryImage]) -> [String] {
        let there = Set(images.flatMap(\.platforms).map(\.name))
        // Mac Catalyst is listed as macOS.
        let names = there.union(there.contains("Mac Catalyst") ? ["macOS"] : [])
        guard !declared.platforms.isEmpty, !there.isEmpty, names.isDisjoint(with: declared.platforms) else { return [] }
        let said = declared.platforms.joined(separator: ", ")
        let actual = there.sorted().joined(separator: ", ")
        return ["its Info.plist says that it is for \(said), but the binary is for \(actual)"]
    }

    private func missingSwiftModules(_ binary: BinaryFile) -> [String] {
        guard let swiftModules else { return [] }
        var targets: Set<String> = []
        for slice in binary.slices {
            guard let architecture = slice.architecture, !swiftModules.contains(architecture) else { continue }
            for platform in Set(slice.images.flatMap(\.platforms).map(\.name)) {
                guard let suffixes = BinaryPlatform.tripleSuffixes(platform) else { continue }
                let triples = suffixes.map { "\(architecture)-apple-\($0)" }
                if Set(triples).isDisjoint(with: swiftModules) { targets.insert(triples[0]) }
            }
        }
        return targets.sorted().map { "the binary has a slice for \($0), but there is no Swift module for it" }
    }
}
