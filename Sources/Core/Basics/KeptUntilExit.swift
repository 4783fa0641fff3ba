import DovetailByteSearch

/// Keeps a large value for the rest of the process. Freeing it piece by piece shortly before the process ends would be
/// wasted time.
package func keepUntilExit<Value>(_ value: Value) {
    _ = Unmanaged.passRetained(Kept(value))
}

private final class Kept<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// Lets the process keep memory that it frees. Returning it to the system would be wasted time as well.
package func keepFreedMemory() { keep_freed_memory() }
