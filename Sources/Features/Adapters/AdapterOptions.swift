package import DovetailFacts

/// The options of an adapter.
package struct AdapterOptions: Sendable {
    /// Which forms are mirrored of a method that has both a completion handler form and an `async` form.
    package enum Pairs: String, Sendable, CaseIterable {
        case both, async, handlers
    }

    /// The library types that get protocols, by path.
    package var types: [String] = []
    /// The library types that the interface may name.
    package var kept: Set<String> = []
    /// Whether it may name all types except those in `types`.
    package var keepsAll = false
    /// The members to mirror, by base name or title, with or without their type; all if empty.
    package var members: [String] = []
    /// What the app uses, if only that is mirrored, besides `members`.
    package var used: UsedMembers?
    /// The members to leave out.
    package var omitted: [String] = []
    package var omitsDeprecated = false
    package var pairs = Pairs.both
    /// The names of protocols, by the types that they mirror.
    package var protocolNames: [String: String] = [:]
    /// Nil for a name derived from the type or the module.
    package var facadeName: String?
    /// The module of the interface; nil if it is in the same module as the conformances.
    package var interfaceModule: String?
    package var access = Access.internal
    /// Whether public imports must be declared `public`.
    package var hasPublicImports = false

    package init() {}

    /// How much of a type is mirrored.
    var extent: String {
        if used != nil { return "what the app uses" }
        return members.isEmpty && omitted.isEmpty ? "the members" : "some members"
    }

    /// The reason for members that were not requested.
    package var notWanted: String { used == nil ? "they are not in --members" : "the app does not use them" }
}

/// The error that a requested type or member does not exist, or cannot be adapted.
package struct AdapterRefusal: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
