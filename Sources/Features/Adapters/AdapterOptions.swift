package import DovetailFacts

/// What is asked of an adapter.
package struct AdapterOptions: Sendable {
    /// Which of a method with a completion handler and its `async` form are mirrored.
    package enum Pairs: String, Sendable, CaseIterable {
        case both, async, handlers
    }

    /// The types of the library that get protocols, by their paths.
    package var types: [String] = []
    /// The types of the library that the interface may name.
    package var kept: Set<String> = []
    /// Whether it may name all of them but `types`.
    package var keepsAll = false
    /// The members that are wanted, by base name or title, with or without their type; empty for all.
    package var members: [String] = []
    /// Those that are left out.
    package var omitted: [String] = []
    package var omitsDeprecated = false
    package var pairs = Pairs.both
    /// The names of protocols, by the types that they stand for.
    package var protocolNames: [String: String] = [:]
    /// nil for one by the type or the module.
    package var facadeName: String?
    /// The module that the interface is compiled as; nil where it stands in one module with the conformances.
    package var interfaceModule: String?
    package var access = Access.internal
    /// Whether imports must say that they are public.
    package var hasPublicImports = false

    package init() {}
}

/// A type or a member that was asked for and is not there, or cannot be adapted.
package struct AdapterRefusal: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
