extension Array {
    /// Calls `body` for each element without copying it, which saves time with large structs.
    @inlinable
    package func forEachBorrowed(_ body: (borrowing Element) -> Void) {
        withUnsafeBufferPointer { elements in
            for index in elements.indices { body(elements[index]) }
        }
    }
}
