import DovetailAtomics

/// What factories asked for, by the registration whose factory it was.
final class ResolutionObserver: @unchecked Sendable {
    // Unchecked: touched under the lock alone.
    private var needs: [ObjectIdentifier: [ObservedNeed]] = [:]

    /// Whether what the outermost asks for is for its completion.
    private var isCompleting = false

    func setCompleting(_ isCompleting: Bool) { underLock { self.isCompleting = isCompleting } }

    func note(_ key: RegistrationKey, by registration: Registration, isOutermost: Bool) {
        underLock {
            let need = ObservedNeed(key: key, isLater: isOutermost && isCompleting)
            let identity = ObjectIdentifier(registration)
            if !needs[identity, default: []].contains(need) { needs[identity, default: []].append(need) }
        }
    }

    func needs(of registration: Registration) -> [ObservedNeed] {
        underLock { needs[ObjectIdentifier(registration)] ?? [] }
    }
}

/// What a service asked for.
struct ObservedNeed: Equatable {
    let key: RegistrationKey
    /// Whether it asked once it could be found itself.
    let isLater: Bool
}

extension Container {
    /// Notes that the thread's innermost factory asks for a service.
    @inline(never)
    func observe(_ key: RegistrationKey) {
        let depth = dovetail_depth()
        guard depth > 0 else { return }
        observer?.note(
            key, by: Unmanaged<Registration>.fromOpaque(dovetail_at(depth - 1)).takeUnretainedValue(),
            isOutermost: depth == 1)
    }
}
