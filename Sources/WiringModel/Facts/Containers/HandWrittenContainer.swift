/// A container that the program wrote itself, by its functions' names, as the rules give them.
package struct HandWrittenContainer: Codable, Hashable, Sendable {
    /// The container's type.
    package var type: String
    /// The function that registers, with its labels, such as `regist(injectType:)`.
    package var register: String
    /// The function that finds, with its labels, such as `load(for:)`.
    package var resolve: String
    /// The property of the registered type that holds its key; nil where the type is the key.
    package var key: String?
    /// The function of the registered type that makes the service, such as `resolve()`.
    package var provides: String?

    package init(type: String, register: String, resolve: String, key: String? = nil, provides: String? = nil) {
        self.type = type
        self.register = register
        self.resolve = resolve
        self.key = key
        self.provides = provides
    }
}
