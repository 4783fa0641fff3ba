/// A registration of a random container, and what resolving it takes.
struct ProofService {
    /// Where its factory runs.
    enum Isolation: CaseIterable { case none, main, async }

    /// The class; several registrations may have the same.
    var type: String
    var name: String?
    var isolation: Isolation
    var arguments: [ProofArgument]
    var scope: String?

    /// Whether its arguments may be passed to another isolation.
    var isSendable: Bool { arguments.allSatisfy(\.isSendable) }
}

/// The type of an argument, with values of it.
struct ProofArgument: Equatable {
    var type: String
    var values: [String]
    var isHashable = false
    var isSendable = true

    /// Types of every kind: the first ones have any value, also `()`. Tuples are left out, since swiftc 6.3 crashes at
    /// some closures that take one beside other arguments.
    static let all = [
        ProofArgument(type: "Any", values: ["7", "\"text\"", "()"], isSendable: false),
        ProofArgument(type: "Any?", values: ["7", "nil"], isSendable: false),
        ProofArgument(type: "any Sendable", values: ["7", "\"text\""]),
        ProofArgument(type: "(any Sendable)?", values: ["7", "nil"]),
        ProofArgument(type: "Void", values: ["()"]),
        ProofArgument(type: "Void?", values: ["()", "nil"]),
        ProofArgument(type: "Int", values: ["1", "2"], isHashable: true),
        ProofArgument(type: "String", values: ["\"a\"", "\"b\""], isHashable: true),
        ProofArgument(type: "Int?", values: ["1", "nil"], isHashable: true),
        ProofArgument(type: "[Int]", values: ["[1]", "[]"], isHashable: true),
        ProofArgument(type: "AnyHashable", values: ["1", "\"a\""], isHashable: true, isSendable: false),
        ProofArgument(type: "Int.Type", values: ["Int.self"]),
    ]
}
