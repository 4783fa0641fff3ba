import DovetailAtomics

/// The memory of one singleton: a flag and a value of its type.
struct SingletonStorage: @unchecked Sendable {
    // Unchecked: the builder that `Building` appoints writes the value once, before it raises the flag, which is one
    // atomic byte.

    /// The value's memory. The flag is just before it, so that a hit computes no offset.
    private let value: UnsafeMutableRawPointer

    private static func header<Service>(_ service: Service.Type) -> Int { max(16, MemoryLayout<Service>.alignment) }

    /// Allocates memory for a value that is not built yet.
    init<Service>(for service: Service.Type) {
        let header = Self.header(service)
        value =
            UnsafeMutableRawPointer.allocate(byteCount: header + MemoryLayout<Service>.size, alignment: header) + header
        flag.initialize(to: false)
    }

    private var flag: UnsafeMutablePointer<Bool> { (value - 1).assumingMemoryBound(to: Bool.self) }

    /// Whether the value is published; if so, everything its builder wrote is visible.
    @inline(__always)
    var isReady: Bool { dovetail_flag(flag) }

    /// The value. It must be published, or have been put by a thread of the caller's group.
    @inline(__always)
    func value<Service>(_ service: Service.Type) -> Service { value.assumingMemoryBound(to: service).pointee }

    /// Puts the value; `isReady` stays false.
    func put<Service>(_ new: Service) { value.initializeMemory(as: Service.self, to: new) }

    /// Makes the value visible to all threads.
    func publish() { dovetail_raise_flag(flag) }

    /// Removes a value that was put but not published.
    func take<Service>(_ service: Service.Type) { value.assumingMemoryBound(to: service).deinitialize(count: 1) }

    /// Frees the memory, and releases the value if it is published.
    func deallocate<Service>(_ service: Service.Type) {
        if isReady { take(service) }
        (value - Self.header(service)).deallocate()
    }
}
