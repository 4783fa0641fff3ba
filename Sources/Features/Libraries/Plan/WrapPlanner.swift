import DovetailBinaries

/// Decides how to treat a library.
struct WrapPlanner {
    private let given: Set<String>
    /// The classes that the given libraries define.
    private let classes: Set<String>
    private let required: Set<RequiredSlice>

    init(libraries: [LibraryBundle], linkage: Linkage?) {
        given = Set(libraries.map(\.name) + (linkage?.images ?? []).map(\.name))
        classes = Set(libraries.flatMap { $0.classes ?? [] })
        required = Set((linkage?.images ?? []).flatMap(\.slices))
    }

    func decision(_ library: LibraryBundle) -> WrapPlan.Decision {
        if let problem = library.allProblems.first { return .leave(reason: "it is damaged: \(problem.text)") }
        guard !library.variants.isEmpty, !library.slices.isEmpty else {
            return .leave(reason: "it has no readable binary")
        }
        if let lost = library.variants.first(where: { $0.binary?.slices.isEmpty != false }) {
            return .leave(reason: "'\(lost.path)' has no readable binary")
        }
        let kinds = Set(library.slices.map(\.linkage))
        if kinds.contains(nil) { return .leave(reason: Self.unreadReason(library)) }
        if kinds.count > 1 {
            return .leave(reason: "it is static for some platforms and dynamic for others")
        }
        let slices = library.librarySlices
        let missing = required.filter { need in !slices.contains { $0.meets(need) } }.sorted(by: RequiredSlice.isBefore)
        if !missing.isEmpty { return .leave(reason: "it has no slice for \(joined(missing.map(\.text)))") }
        switch library.linkage {
        case .static: return .wrap(inputs(library))
        case .dynamic: return .inject
        case .some(.none), nil: return .leave(reason: "it is a program or a plug-in, which cannot be linked")
        }
    }

    private static func unreadReason(_ library: LibraryBundle) -> String {
        for slice in library.slices {
            if case .unread(let format) = slice.contents { return "it is not read: \(format)" }
        }
        return "it is not read"
    }

    private func inputs(_ library: LibraryBundle) -> WrapPlan.LinkInputs {
        var inputs = WrapPlan.LinkInputs()
        // Only classes count as used: other files seldom use constants in the same file.
        inputs.categories = library.lostCategories(.classes)
        // The links in a module map are the library's own requirements; those of objects may only reflect what their
        // compiler saw.
        let asked = Set(library.moduleMapRequests + library.autolinkRequests.filter(\.isOfSystem))
            .filter { !given.contains($0.plainName) && !$0.isAlwaysThere }
        inputs.libraries = asked.filter { !$0.isFramework }.map(\.name).sorted()
        inputs.frameworks = asked.filter(\.isFramework).map(\.name).sorted()
        inputs.unknown = library.unknownRequests(classes: classes).keys.filter { !given.contains($0.name) }.map(\.name)
            .sorted()
        return inputs
    }
}
