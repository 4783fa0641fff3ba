extension Sequence {
    /// The first result of `body` that is not nil. Unlike `lazy.compactMap`, it does not keep `body`, whose captured
    /// values would have to be copied.
    package func firstResult<Result>(_ body: (Element) throws -> Result?) rethrows -> Result? {
        for element in self {
            if let result = try body(element) { return result }
        }
        return nil
    }
}
