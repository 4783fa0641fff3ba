extension Array {
    /// Calls `body` for each element without copying it, which saves time with large structs.
    @inlinable
    package func forEachBorrowed(_ body: (borrowing Element) -> Void) {
        withUnsafeBufferPointer { elements in
            // `pointee` lends the element, while the subscript of a buffer copies it.
            guard let first = elements.baseAddress else { return }
            for index in elements.indices { body((first + index).pointee) }
        }
    }
}
