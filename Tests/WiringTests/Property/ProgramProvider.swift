/// The form of a member.
enum MemberForm: Hashable {
    case property
    /// The labels of the parameters, which are all `Int`s.
    case function([String])
}

/// Effects of a member.
struct Effects: Hashable {
    var isAsync = false
    var isThrowing = false

    static let none = Effects()
    static let all = [
        none, Effects(isAsync: true), Effects(isThrowing: true), Effects(isAsync: true, isThrowing: true),
    ]

    /// Whether a member with these effects may be used where `allowed` are.
    func fit(_ allowed: Effects) -> Bool {
        (!isAsync || allowed.isAsync) && (!isThrowing || allowed.isThrowing)
    }

    var words: String { (isAsync ? " async" : "") + (isThrowing ? " throws" : "") }
    var calls: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
}

/// A member that a component provides, or seems to.
struct ProgramProvider {
    enum Shape: CaseIterable {
        case computed, returned, getter, shared, constant, inferred, stored, observed, lazy, accessors,
            conformance, pattern, nestedPattern, inferredPattern

        /// Whether only the class body can contain it.
        var isStored: Bool {
            [
                .constant, .inferred, .stored, .observed, .lazy, .accessors, .pattern, .nestedPattern, .inferredPattern,
            ].contains(self)
        }
        /// Whether the type is inferred from the value.
        var isInferred: Bool { self == .inferred || self == .inferredPattern }
        var isSettable: Bool { [.stored, .observed, .lazy, .accessors].contains(self) }
    }

    /// How a member gets its value.
    enum Making: CaseIterable {
        case plain
        /// Through another member of the component.
        case helper, ownHelper, chain
        /// Through something with the member's own name.
        case parameterOfName, closureParameter, local, localFunction, tuple, cases, unwrapped, loop, captured

        var needsSelf: Bool { [.helper, .ownHelper, .chain, .parameterOfName].contains(self) }
    }

    /// Why a member does not meet a need, in a program with a change.
    enum Riddle: CaseIterable {
        /// The type of a property, or of a name in a pattern, is not written.
        case unknown, untoldPattern
        /// A helper reads the member again.
        case readsItself

        var isUnknownType: Bool { self != .readsItself }
    }

    /// The number that its value represents.
    var id: Int
    var name: String
    var type: ValueType
    var form: MemberForm
    var shape: Shape
    var access: Access
    var setter: Access?
    var effects = Effects.none
    var isStatic = false
    var overrides = false
    /// The module whose sources contain it.
    var site: Int
    var inExtension: Bool
    /// Whether the extension declares the access instead of the member.
    var accessOnExtension = false
    var making = Making.plain
    var riddle: Riddle?
}

/// A dependency protocol, or one that such a protocol inherits from.
struct ProgramProtocol {
    var id: Int
    var name: String
    var module: Int
    var access: Access
    var isDependency = true
    var inherits: [Int] = []
    var requirements: [ProgramRequirement] = []
}

/// A requirement of a dependency protocol.
struct ProgramRequirement {
    var id: Int
    var name: String
    var type: ValueType
    var form: MemberForm
    var effects = Effects.none
    var isSettable = false
    /// The value of a default in an extension of the protocol.
    var standard: Int?
}
