package import DovetailFacts

/// An emitted double, as tests see it.
package struct EmittedDouble: Sendable {
    /// A requirement and its recorders; for a settable one, the getter's before the setter's.
    package struct Member: Sendable {
        package var requirement: MemberSignature
        /// The isolation modifier of its declaration: `nonisolated`.
        package var isolation = ""
        package var recorders: [Recorder] = []
    }

    /// The recorded calls of one requirement.
    package struct Recorder: Sendable {
        /// The prefix of the names: `login` of `loginCallsCount`.
        package var prefix: String
        package var isStatic: Bool
        /// The names of the recorded arguments.
        package var arguments: [String]
        /// The name of the property that programs the return value; nil if there is none.
        package var answer: String?
        package var hasError: Bool
        /// The type of the closure; nil if there is none.
        package var closure: String?
    }

    package var facts: ProtocolFacts
    /// Its name, qualified by the enclosing types.
    package var path: String
    /// `Item: Hashable`, one for each of its generic parameters.
    package var generics: [String]
    /// The types of the associated types that are not generic parameters.
    package var aliases: [TypeAlias]
    package var isActor: Bool
    package var globalActor: String?
    /// Whether it is created with `init()`.
    package var hasPlainInitializer: Bool
    package var members: [Member]
}
