/// Something that programs combine.
struct Feature: Sendable {
    /// What a feature is about.
    enum Axis: String, CaseIterable, Sendable {
        case receiver, register, helper, wrapper, order, condition, generic, layout
    }

    /// The part of a program that a feature replaces. Parts that no feature replaces are plain.
    enum Part: Sendable {
        /// Makes up a service of the given stem.
        case shape(@Sendable (inout Draft, String) -> Service)
        /// Changes how services are named or what arguments they take, before they are registered.
        case change(@Sendable (inout Draft, inout Service) -> Void)
        /// The statements that register a service in `$R`.
        case register(@Sendable (inout Draft, Service) -> String)
        /// The statements that look up a service in `$L`, with a mark at the lines that do.
        case lookup(@Sendable (inout Draft, Service, _ mark: String) -> String)
        /// Wraps statements that register services in `$R`.
        case flow(@Sendable (inout Draft, String) -> String)
        /// Wraps statements that look up services in `$L`.
        case site(@Sendable (inout Draft, String) -> String)
        /// The statements of the entry: creates a container, and says what `$R` and `$L` are.
        case receiver(@Sendable (inout Draft, Blocks) -> String)
        /// Moves declarations to other files and modules.
        case layout(@Sendable (inout Draft) -> Void)

        /// How many of the kind a program can have.
        var limit: Int { [1, 1, 2, 2, 3, 3, 1, 1][kind] }

        /// The kind of the part; see ``limit``.
        var kind: Int {
            switch self {
            case .shape: 0
            case .change: 1
            case .register: 2
            case .lookup: 3
            case .flow: 4
            case .site: 5
            case .receiver: 6
            case .layout: 7
            }
        }
    }

    /// A word for the axis and one for the feature, such as `receiver.global`.
    var id: String
    var summary: String
    var libraries: [Library]
    var part: Part

    var axis: Axis { Axis(rawValue: String(id.prefix { $0 != "." })) ?? .order }

    init(_ id: String, _ summary: String, only libraries: Library..., part: Part) {
        (self.id, self.summary, self.part) = (id, summary, part)
        self.libraries = libraries.isEmpty ? Library.allCases : libraries
    }
}

/// The statements of a program, from which its entry is made.
struct Blocks {
    /// Registers the services in `$R`; empty if that is part of the creation of the container.
    var fill: String
    /// Registers a part of the services in the container that ``makeChild`` creates; only for a receiver that splits.
    var fillChild = ""
    /// Looks up the services in `$L`.
    var look: String
    /// Registers services in `$R` after the lookups.
    var late: String
    /// An expression that creates the container.
    var make: String
    /// An expression that creates a child of `parent`.
    var makeChild = "Container(parent: parent)"

    /// The statements with other names for the receivers.
    func named(_ receiver: String, _ other: String? = nil) -> Blocks {
        Blocks(
            fill: fill.replacing("$R", with: receiver), fillChild: fillChild,
            look: look.replacing("$L", with: other ?? receiver),
            late: late.replacing("$R", with: receiver), make: make,
            makeChild: makeChild)
    }
}
