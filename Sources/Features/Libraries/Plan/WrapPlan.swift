package import DovetailBinaries

/// What to do with each library of others, so that the project can exchange it: a static one goes into the one dynamic
/// wrapper, a dynamic one behind an interface of the project's own, whose adapter the app injects.
package struct WrapPlan: Codable, Hashable, Sendable {
    /// A library, and what to do with it.
    package struct Entry: Codable, Hashable, Sendable {
        /// The library's path.
        package var path: String
        /// The library's name.
        package var name: String
        /// What to do with it.
        package var decision: Decision
    }

    /// What to do with a library.
    package enum Decision: Codable, Hashable, Sendable {
        /// It is static: the wrapper swallows it.
        case wrap(Wishes)
        /// It is dynamic: an interface, an adapter and a port.
        case inject
        /// Neither, for this reason.
        case leave(reason: String)
    }

    /// What linking a static library takes besides the library.
    package struct Wishes: Codable, Hashable, Sendable {
        /// Categories that linkers leave out without `-ObjC`, sorted: `NSData(GULGzip)`.
        package var categories: [String] = []
        /// Libraries of the system, sorted: `z`.
        package var libraries: [String] = []
        /// Frameworks of the system, sorted.
        package var frameworks: [String] = []
        /// What its objects ask for that is neither given nor known as the system's, sorted.
        package var unknown: [String] = []

        /// Nothing.
        package init() {}

        /// Options for the linker.
        package var flags: [String] { categories.isEmpty ? [] : ["-ObjC"] }
    }

    /// In order of names, then of paths.
    package let entries: [Entry]
    /// What the wrapper's target takes for all that it swallows.
    package let wrapper: Wishes

    /// - Parameter linkage: what the project links, where that is known: what it has to run on.
    package init(_ libraries: [LibraryBundle], linkage: Linkage? = nil) {
        let planner = WrapPlanner(libraries: libraries, linkage: linkage)
        entries = libraries.map { Entry(path: $0.path, name: $0.name, decision: planner.decision($0)) }
            .sorted { ($0.name, $0.path) < ($1.name, $1.path) }
        let wishes = entries.compactMap { entry -> Wishes? in
            if case .wrap(let wishes) = entry.decision { return wishes }
            return nil
        }
        var wrapper = Wishes()
        wrapper.categories = Set(wishes.flatMap(\.categories)).sorted()
        wrapper.libraries = Set(wishes.flatMap(\.libraries)).sorted()
        wrapper.frameworks = Set(wishes.flatMap(\.frameworks)).sorted()
        wrapper.unknown = Set(wishes.flatMap(\.unknown)).sorted()
        self.wrapper = wrapper
    }
}
