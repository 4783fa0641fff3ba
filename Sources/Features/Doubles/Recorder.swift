import DovetailFacts

/// The recorded calls of one requirement, and what tests can program.
struct Recorder {
    /// A recorded argument and its value.
    struct Argument {
        var name: String
        var type: SwiftType
        var value: String
    }

    /// The prefix of all names: `login`.
    var prefix: String
    /// The name in messages: `LoginStub.login(user:)`.
    var title: String
    var isStatic = false
    var arguments: [Argument] = []
    /// Nil if there is none, or if it cannot be stored.
    var answer: SwiftType?
    /// The name of the return value's property: `loginReturnValue`, `underlyingTitle`.
    var answerName = ""
    /// The value returned if nothing was programmed; nil if there is none.
    var fallback: String?
    /// The declared type of the error that can be programmed; nil if there is none.
    var error: String?
    /// The type of the closure; nil if there can be none.
    var closure: String?

    var storage: String { "\(prefix)Calls" }

    /// The name of the double.
    var owner: String

    /// `self.loginCalls`, inside a requirement.
    var reference: String { (isStatic ? "\(owner)." : "self.") + storage }

    /// The type of the recorded arguments of one call.
    var argumentsType: String {
        switch arguments.count {
        case 0: "()"
        case 1: arguments[0].type.stored
        default: "(" + arguments.map { "\($0.name.asName): \($0.type.stored)" }.joined(separator: ", ") + ")"
        }
    }

    /// - Parameter arguments: the type of the recorded arguments of one call.
    func storageType(_ arguments: String) -> String {
        "StubCalls<\(arguments), \(answer?.stored ?? "()"), \(closure ?? "()")>"
    }

    /// The name of a double's requirement in messages.
    static func title(_ requirement: MemberSignature, _ double: TestDouble) -> String {
        "\(double.name).\(requirement.title)"
    }
}
