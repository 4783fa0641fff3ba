package import DovetailBinaries

/// How to make each third-party library of a project replaceable: a static one is linked into the one dynamic wrapper;
/// a dynamic one goes behind an interface of the project, whose adapter the app injects.
package struct WrapPlan: Codable, Hashable, Sendable {
    /// A library and its decision.
    package struct Entry: Codable, Hashable, Sendable {
        /// The library's path.
        package var path: String
        /// The library's name.
        package var name: String
        /// The decision for the library.
        package var decision: Decision
    }

    /// How to treat a library.
    package enum Decision: Codable, Hashable, Sendable {
        /// It is static: the wrapper absorbs it.
        case wrap(LinkInputs)
        /// It is dynamic: an interface, an adapter and a port.
        case inject
        /// Neither, for this reason.
        case leave(reason: String)
    }

    /// Everything that linking a static library requires besides the library.
    package struct LinkInputs: Codable, Hashable, Sendable {
        /// Categories that linkers leave out without `-ObjC`, sorted: `NSData(GULGzip)`.
        package var categories: [String] = []
        /// System libraries, sorted: `z`.
        package var libraries: [String] = []
        /// System frameworks, sorted.
        package var frameworks: [String] = []
        /// Links requested by its objects that are neither given nor known system libraries, sorted.
        package var unknown: [String] = []

        /// Creates an empty value.
        package init() {}

        /// Linker options.
        package var flags: [String] { categories.isEmpty ? [] : ["-ObjC"] }
    }

    /// Sorted by name, then by path.
    package let entries: [Entry]
    /// The requirements of all libraries in the wrapper, for the wrapper's target.
    package let wrapper: LinkInputs

    /// - Parameter linkage: the project's linkage, if it is known, for the targets that it must support.
    package init(_ libraries: [LibraryBundle], linkage: Linkage? = nil) {
        let planner = WrapPlanner(libraries: libraries, linkage: linkage)
        entries = libraries.map { Entry(path: $0.path, name: $0.name, decision: planner.decision($0)) }
            .sorted { ($0.name, $0.path) < ($1.name, $1.path) }
        let inputs = entries.compactMap { entry -> LinkInputs? in
            if case .wrap(let inputs) = entry.decision { return inputs }
            return nil
        }
        var wrapper = LinkInputs()
        wrapper.categories = Set(inputs.flatMap(\.categories)).sorted()
        wrapper.libraries = Set(inputs.flatMap(\.libraries)).sorted()
        wrapper.frameworks = Set(inputs.flatMap(\.frameworks)).sorted()
        wrapper.unknown = Set(inputs.flatMap(\.unknown)).sorted()
        self.wrapper = wrapper
    }
}
