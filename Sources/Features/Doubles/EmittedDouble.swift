package import DovetailFacts

/// A double that was written, by what tests see of it.
package struct EmittedDouble: Sendable {
    /// A requirement, and what is kept of it: of one that can be set, what is read before what is set.
    package struct Member: Sendable {
        package var requirement: ProtocolMember
        /// What its declaration says of the actor that it belongs to: `nonisolated`.
        package var isolation = ""
        package var recorders: [Recorder] = []
    }

    /// What is kept of the calls of one requirement.
    package struct Recorder: Sendable {
        /// The beginning of the names: `login` of `loginCallsCount`.
        package var prefix: String
        package var isStatic: Bool
        /// The names of the arguments that are kept.
        package var arguments: [String]
        /// The name of the property that programs the answer; nil where there is none.
        package var answer: String?
        package var hasError: Bool
        /// The type of the closure; nil where there is none.
        package var closure: String?
    }

    package var facts: ProtocolFacts
    /// Its name with those of the types around it.
    package var path: String
    /// `Item: Hashable`, one for each of its generic parameters.
    package var generics: [String]
    /// What the associated types that are none of them stand for.
    package var aliases: [TypeAlias]
    package var isActor: Bool
    package var globalActor: String?
    /// Whether it is made with `init()`.
    package var hasPlainInitializer: Bool
    package var members: [Member]
}
