/// Registrations by type, name and arguments, like a dictionary but with a cheaper hash.
///
/// It never changes and is at most three quarters full. A type's identity is an address; one multiplication spreads it
/// (Fibonacci hashing, Knuth, TAOCP 3, 6.4).
struct RegistrationTable: @unchecked Sendable {
    // Unchecked: nothing is written after `init`.
    private struct Slot {
        /// Zero if the slot is empty.
        var identity: UInt
        // Unretained: threads would contend for the reference count.
        var registration: Unmanaged<Registration>?
    }

    private let slots: UnsafeMutablePointer<Slot>
    private let mask: Int
    private let shift: UInt

    /// Creates a table of registrations, given in registration order.
    ///
    /// - Parameters:
    ///   - registrations: on return, without those that others override. The caller must keep them alive as long as the
    ///     table.
    ///   - problems: receives the mistakes among them.
    init(_ registrations: inout [Registration], _ problems: inout [RegistrationError.Problem]) {
        var bits: UInt = 2
        while 3 << bits < 4 * registrations.count { bits += 1 }
        mask = 1 << bits - 1
        shift = UInt(UInt.bitWidth) - bits
        slots = .allocate(capacity: mask + 1)
        slots.initialize(repeating: Slot(identity: 0), count: mask + 1)
        var overridden: [ObjectIdentifier: Registration] = [:]
        var dropped: Set<ObjectIdentifier> = []
        for registration in registrations {
            if !registration.canBeKept {
                let step = ResolutionError.Step(registration)
                problems.append(
                    registration.isAsync && !registration.takesArguments
                        ? .weakAsynchronous(step) : .keptWithArguments(step))
            }
            if registration.kind == .element { continue }
            let key = registration.key
            let identity = Self.identity(key)
            let index = index(identity, key)
            guard let earlier = slots[index].registration else {
                if registration.kind == .override {
                    problems.append(.overridesNothing(ResolutionError.Step(registration)))
                }
                slots[index] = Slot(identity: identity, registration: Unmanaged.passUnretained(registration))
                continue
            }
            dropped.insert(ObjectIdentifier(registration))
            if registration.kind == .override {
                // It takes the position of the first one.
                let first = ObjectIdentifier(earlier.takeUnretainedValue())
                overridden[first] = registration
            } else {
                let earlier =
                    overridden[ObjectIdentifier(earlier.takeUnretainedValue())] ?? earlier.takeUnretainedValue()
                problems.append(.duplicate(ResolutionError.Step(registration), ResolutionError.Step(earlier)))
            }
        }
        if dropped.isEmpty { return }
        registrations = registrations.filter { !dropped.contains(ObjectIdentifier($0)) }.map {
            overridden[ObjectIdentifier($0)] ?? $0
        }
        for registration in overridden.values {
            let key = registration.key
            let identity = Self.identity(key)
            slots[index(identity, key)].registration = Unmanaged.passUnretained(registration)
        }
    }

    /// The slot of a key, or the empty slot where it belongs.
    private func index(_ identity: UInt, _ key: RegistrationKey) -> Int {
        var index = start(identity)
        while slots[index].identity != 0 {
            if slots[index].identity == identity, let found = slots[index].registration,
                found._withUnsafeGuaranteedRef({ $0.matches(key) })
            {
                break
            }
            index = (index + 1) & mask
        }
        return index
    }

    /// The registration of a type without name and arguments.
    @inline(__always)
    func plain(_ service: Any.Type) -> Unmanaged<Registration>? {
        let identity = Self.identity(service)
        var index = start(identity)
        while slots[index].identity != 0 {
            if slots[index].identity == identity { return slots[index].registration }
            index = (index + 1) & mask
        }
        return nil
    }

    /// The registration of a key.
    subscript(key: RegistrationKey) -> Unmanaged<Registration>? { slots[index(Self.identity(key), key)].registration }

    /// Frees the memory. The table must not be used afterwards.
    func deallocate() { slots.deallocate() }

    // Metadata is aligned, so the lowest bit distinguishes the two kinds of identity.
    @inline(__always)
    private static func identity(_ service: Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(service)) }

    private static func identity(_ key: RegistrationKey) -> UInt {
        let service = identity(key.service)
        if key.name == nil, key.arguments == Void.self { return service }
        var identity = service &+ identity(key.arguments) &* 31
        if let name = key.name { identity &+= UInt(bitPattern: name.hashValue) }
        return identity | 1
    }

    @inline(__always)
    private func start(_ identity: UInt) -> Int {
        Int(truncatingIfNeeded: (identity &* UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64)) >> shift)
    }
}

extension Registration {
    fileprivate final func matches(_ key: RegistrationKey) -> Bool {
        service == key.service && arguments == key.arguments && name == key.name
    }
}
