/// The value that a call passes for one of its arguments.
package struct Given<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    /// The index of the argument in the call.
    package var index: Int
    package var value: Value

    package init(_ value: Value, at index: Int) {
        self.value = value
        self.index = index
    }
}
