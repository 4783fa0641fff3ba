import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// A function that is never called, or a type or variable that is never used, and without which other code never runs,
/// in words.
struct UncalledRoot {
    private enum Kind {
        case function
        /// A function of a type that fills containers.
        case functionOfAssembly
        case type
        case assembly
        case variable
    }

    private let kind: Kind
    private let name: String
    private let location: SourceLocation

    init(_ body: Placed<BodyFact>, _ index: ContainerIndex) {
        let owner = body.fact.path.dropLast()
        location = body.fact.location
        name = body.fact.callName
        kind =
            switch (body.fact.kind, body.fact.path.last) {
            case (.variable, _), (.discarded, _): .variable
            case (.function, "init"): .type
            case (.function, _) where body.fact.path.count > 1 && body.fact.callName == owner.joined(separator: "."):
                .assembly
            case (.function, _):
                !owner.isEmpty && index.bodiesByPath[owner + ["assemble"]] != nil ? .functionOfAssembly : .function
            }
    }

    private var fault: String {
        switch kind {
        case .function, .functionOfAssembly: "is never called"
        case .type: "is never created"
        case .assembly: "is never applied"
        case .variable: "is never used"
        }
    }

    /// What it would do, and why it does not: `'fill', which registers it, is never called`.
    func doing(_ what: String) -> String { "'\(name)', which \(what), \(fault)" }

    var note: Finding.Note { .init(location, "'\(name)' is declared here and \(fault.dropFirst(3))") }

    /// What to write so that it runs.
    ///
    /// - Parameter event: what comes after it: `the service is resolved`.
    func help(before event: String) -> String {
        switch kind {
        case .function: "call '\(name)' before \(event)"
        case .functionOfAssembly: "call '\(name)' in 'assemble'"
        case .type: "create a '\(name)' before \(event)"
        case .assembly: "apply '\(name)' where the container is created"
        case .variable: "use '\(name)' where the container is filled"
        }
    }
}
