import DovetailAtomics

/// What factories asked for, by the registration whose factory it was.
final class ResolutionObserver: @unchecked Sendable {
    // Unchecked: touched under the lock alone.
    private var needs: [ObjectIdentifier: [RegistrationKey]] = [:]

    func note(_ key: RegistrationKey, by registration: Registration) {
        dovetail_waits_lock()
        defer { dovetail_waits_unlock() }
        let identity = ObjectIdentifier(registration)
        if needs[identity, default: []].contains(key) { return }
        needs[identity, default: []].append(key)
    }

    func needs(of registration: Registration) -> [RegistrationKey] {
        dovetail_waits_lock()
        defer { dovetail_waits_unlock() }
        return needs[ObjectIdentifier(registration)] ?? []
    }
}

extension Container {
    /// Notes that the thread's innermost factory asks for a service.
    @inline(never)
    func observe(_ key: RegistrationKey) {
        let depth = dovetail_depth()
        guard depth > 0 else { return }
        observer?.note(
            key, by: Unmanaged<Registration>.fromOpaque(dovetail_at(depth - 1)).takeUnretainedValue())
    }
}
