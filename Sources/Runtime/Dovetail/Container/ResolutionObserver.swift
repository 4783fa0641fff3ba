import DovetailAtomics

/// Records which services each registration's factory resolves.
final class ResolutionObserver: @unchecked Sendable {
    // Unchecked: accessed only under the lock.
    private var needs: [ObjectIdentifier: [ObservedNeed]] = [:]

    /// Whether the outermost registration is running its completion.
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

/// A service that a factory or a completion resolved.
struct ObservedNeed: Equatable {
    let key: RegistrationKey
    /// Whether the completion resolved it, when the service itself could already be resolved.
    let isLater: Bool
}

extension Container {
    /// Records that the thread's innermost factory resolves a service.
    ///
    /// - Parameter isExpected: whether the service's type is that which the context expects.
    @inline(never)
    func observe(_ key: RegistrationKey, _ isExpected: Bool) {
        let depth = dovetail_depth()
        guard depth > 0 else { return }
        let key = isExpected ? requiredPart(of: key) ?? key : key
        observer?.note(
            key, by: Unmanaged<Registration>.fromOpaque(dovetail_at(depth - 1)).takeUnretainedValue(),
            isOutermost: depth == 1)
    }
}
