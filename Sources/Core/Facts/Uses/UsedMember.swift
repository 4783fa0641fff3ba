/// A place that uses a member of a value or of a type: `.name`, `.name(…)`, or `[…]`.
package struct UsedMember: Hashable, Sendable {
    /// The name of the member, or `subscript`.
    package var name: String
    /// The labels of the call; nil if the member is not called there.
    package var call: CallShape?

    package init(name: String, call: CallShape?) { (self.name, self.call) = (name, call) }
}

/// What the files of an app use, as far as their syntax shows.
package struct UsedMembers: Sendable {
    package var members: Set<UsedMember> = []
    /// Whether a file imports the library, or names one of its types.
    package var concerns = false
    /// The names of the types that the files declare at their top level.
    package var declared: Set<String> = []

    package init() {}
}
