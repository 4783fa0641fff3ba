import DovetailAtomics

/// Where one singleton is: a flag, and memory for a value of its type.
struct SingletonStorage: @unchecked Sendable {
    // Unchecked: the value is written once, by the builder that `Building` names, before
    // the flag is raised; the flag is one atomic byte.

    /// The value's memory. The flag stands before it, so that a hit computes no offset.
    private let value: UnsafeMutableRawPointer

    private static func header<Service>(_ service: Service.Type) -> Int { max(16, MemoryLayout<Service>.alignment) }

    /// Memory for a value that is not there yet.
    init<Service>(for service: Service.Type) {
        let header = Self.header(service)
        value =
            UnsafeMutableRawPointer.allocate(byteCount: header + MemoryLayout<Service>.size, alignment: header) + header
        flag.initialize(to: false)
    }

    private var flag: UnsafeMutablePointer<Bool> { (value - 1).assumingMemoryBound(to: Bool.self) }

    /// Whether the value is there; if so, what built it is visible.
    @inline(__always)
    var isReady: Bool { dovetail_flag(flag) }

    /// The value, which has to be there, or to have been put by a thread of the caller's group.
    @inline(__always)
    func value<Service>(_ service: Service.Type) -> Service { value.assumingMemoryBound(to: service).pointee }

    /// Puts the value; `isReady` stays false.
    func put<Service>(_ new: Service) { value.initializeMemory(as: Service.self, to: new) }

    /// Makes the value visible to all threads.
    func publish() { dovetail_raise_flag(flag) }

    /// Takes a value away that `put` put and nobody published.
    func take<Service>(_ service: Service.Type) { value.assumingMemoryBound(to: service).deinitialize(count: 1) }

    /// Gives the memory back, with the value if it is there.
    func deallocate<Service>(_ service: Service.Type) {
        if isReady { take(service) }
        (value - Self.header(service)).deallocate()
    }
}
