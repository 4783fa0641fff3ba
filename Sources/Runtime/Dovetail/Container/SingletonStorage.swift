import DovetailAtomics

/// The memory of one singleton: two flags, the container that keeps it, and a value of its type.
struct SingletonStorage: @unchecked Sendable {
    // Unchecked: the builder that `Building` appoints writes the value once, before it raises one of the flags, which
    // are atomic bytes.

    /// The value's memory. The flags are just before it, so that a hit computes no offset.
    private let value: UnsafeMutableRawPointer

    private static func header<Service>(_ service: Service.Type) -> Int { max(16, MemoryLayout<Service>.alignment) }

    /// Allocates memory for a value that is not built yet.
    init<Service>(for service: Service.Type) {
        let header = Self.header(service)
        value =
            UnsafeMutableRawPointer.allocate(byteCount: header + MemoryLayout<Service>.size, alignment: header) + header
        flag.initialize(to: false)
        mainFlag.initialize(to: false)
        keeperPlace.initialize(to: 0)
    }

    /// The memory at `address`, which holds a published value.
    @inline(__always)
    init(published address: UnsafeMutableRawPointer) { value = address }

    /// Where the value is.
    var address: UnsafeMutableRawPointer { value }

    /// Raised when any thread may use the value.
    private var flag: UnsafeMutablePointer<Bool> { (value - 1).assumingMemoryBound(to: Bool.self) }
    /// Raised when code on the main actor may use the value.
    private var mainFlag: UnsafeMutablePointer<Bool> { (value - 2).assumingMemoryBound(to: Bool.self) }

    private var keeperPlace: UnsafeMutablePointer<UInt> { (value - 16).assumingMemoryBound(to: UInt.self) }

    /// The identity of the container that keeps the value; 0 if none does. Set before anything is built.
    var keeper: UInt {
        get { keeperPlace.pointee }
        nonmutating set { keeperPlace.pointee = newValue }
    }

    /// Whether the value is published for any thread; if so, everything its builder wrote is visible.
    @inline(__always)
    var isReady: Bool { dovetail_flag(flag) }

    /// Whether the value is published for any thread or for the main actor.
    @inline(__always)
    var isReadyOnMain: Bool { dovetail_flag(flag) || dovetail_flag(mainFlag) }

    /// The value. It must be published, or have been put by a thread of the caller's group.
    @inline(__always)
    func value<Service>(_ service: Service.Type) -> Service { value.assumingMemoryBound(to: service).pointee }

    /// Puts the value; `isReady` stays false.
    func put<Service>(_ new: Service) { value.initializeMemory(as: Service.self, to: new) }

    /// Makes the value visible to all threads, or only to code on the main actor.
    func publish(onlyOnMain: Bool = false) { dovetail_raise_flag(onlyOnMain ? mainFlag : flag) }

    /// Removes a value that was put but not published.
    func take<Service>(_ service: Service.Type) { value.assumingMemoryBound(to: service).deinitialize(count: 1) }

    /// Frees the memory, and releases the value if it is published.
    func deallocate<Service>(_ service: Service.Type) {
        if isReadyOnMain { take(service) }
        (value - Self.header(service)).deallocate()
    }
}
