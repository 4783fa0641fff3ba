import DovetailFacts

/// What a double keeps of the calls of one requirement, and what tests program.
struct Recorder {
    /// An argument that is kept, and the value that is.
    struct Argument {
        var name: String
        var type: SwiftType
        var value: String
    }

    /// The beginning of all names: `login`.
    var prefix: String
    /// As messages name it: `LoginStub.login(user:)`.
    var title: String
    var isStatic = false
    var arguments: [Argument] = []
    /// nil for nothing, and for what cannot be kept.
    var answer: SwiftType?
    /// What the answer is called: `loginReturnValue`, `underlyingTitle`.
    var answerName = ""
    /// What an answer is where nothing was programmed; nil where there is none.
    var fallback: String?
    /// The error that can be programmed, as it is declared; nil for none.
    var error: String?
    /// The type of the closure; nil where there can be none.
    var closure: String?

    var storage: String { "\(prefix)Calls" }

    /// The name of the double.
    var owner: String

    /// `self.loginCalls`, within a requirement.
    var reference: String { (isStatic ? "\(owner)." : "self.") + storage }

    /// The type of what is kept of one call.
    var argumentsType: String {
        switch arguments.count {
        case 0: "()"
        case 1: arguments[0].type.stored
        default: "(" + arguments.map { "\($0.name.asName): \($0.type.stored)" }.joined(separator: ", ") + ")"
        }
    }

    /// - Parameter arguments: the type of what is kept of one call.
    func storageType(_ arguments: String) -> String {
        "StubCalls<\(arguments), \(answer?.stored ?? "()"), \(closure ?? "()")>"
    }

    /// What messages call a requirement of a double.
    static func title(_ requirement: ProtocolMember, _ double: TestDouble) -> String {
        "\(double.name).\(requirement.title)"
    }
}
