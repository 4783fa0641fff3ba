/// A call of an initializer or a function in a factory, or a use of a property.
package struct FactoryCall: Codable, Hashable, Sendable {
    /// What a member is used of.
    package enum Base: Codable, Hashable, Sendable {
        /// A value of a type, such as `Maker()`.
        case type([String])
        /// The value of a property or the result of a function, named as in `path`.
        case property([String])
        /// The type that the context requires, or whose metatype is used; nil if it is not known.
        case implied([String]?)
        /// The type of a parameter of an initializer of a type: which argument it is, and the labels of all.
        case parameter(of: [String], labels: [String?], index: Int)
        /// A type that is declared in the factory and may be isolated.
        case local
        case unknown
    }

    /// The names of a type, a function or a property, without `self` and `init`. With a base, the names of members, each
    /// of the value of the one before, with `init`: `settings`, `title` in `maker.settings.title`.
    package var path: [String]
    /// The labels of the arguments; nil for a property.
    package var labels: [String?]?
    /// What the first name is a member of; nil if that is a declaration or a member of a type.
    package var base: Base?
    /// Whether it runs whenever the factory does, unless an error is thrown before.
    package var isSure: Bool

    package init(path: [String], labels: [String?]?, base: Base? = nil, isSure: Bool = true) {
        self.path = path
        self.labels = labels
        self.base = base
        self.isSure = isSure
    }
}
