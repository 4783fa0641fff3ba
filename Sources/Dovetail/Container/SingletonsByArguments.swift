import DovetailAtomics

/// How a tuple of arguments is told from another.
final class ArgumentsIdentity<Arguments> {
    let hash: (Arguments) -> Int
    /// The first one is in a box.
    let areEqual: (AnyObject, Arguments) -> Bool

    init(hash: @escaping (Arguments) -> Int, areEqual: @escaping (AnyObject, Arguments) -> Bool) {
        self.hash = hash
        self.areEqual = areEqual
    }
}

/// The singletons of a registration with arguments, one for each that were asked for.
///
/// It does not know their types, so that finding one looks no metadata up.
final class SingletonsByArguments: @unchecked Sendable {
    // Unchecked: `buckets` and `count` are touched under `lock` alone.
    private let lock = dovetail_lock_make()
    @exclusivity(unchecked) private var buckets: [Entry?] = Array(repeating: nil, count: 8)
    @exclusivity(unchecked) private var count = 0

    /// Arguments in their box, and the registration whose singleton is theirs.
    private final class Entry {
        let hash: Int
        let arguments: AnyObject
        let registration: Registration
        var next: Entry?

        init(_ hash: Int, _ arguments: AnyObject, _ registration: Registration, _ next: Entry?) {
            self.hash = hash
            self.arguments = arguments
            self.registration = registration
            self.next = next
        }
    }

    deinit { dovetail_lock_destroy(lock) }

    /// The registration for some arguments, which is made the first time.
    func registration(hash: Int, _ areEqual: (AnyObject) -> Bool, make: () -> (AnyObject, Registration)) -> Registration
    {
        dovetail_lock_lock(lock)
        defer { dovetail_lock_unlock(lock) }
        var next = buckets[hash & (buckets.count - 1)]
        while let entry = next {
            if entry.hash == hash, areEqual(entry.arguments) { return entry.registration }
            next = entry.next
        }
        if count == buckets.count { grow() }
        let (arguments, registration) = make()
        let index = hash & (buckets.count - 1)
        buckets[index] = Entry(hash, arguments, registration, buckets[index])
        count += 1
        return registration
    }

    private func grow() {
        let old = buckets
        buckets = Array(repeating: nil, count: 2 * old.count)
        for first in old {
            var next = first
            while let entry = next {
                next = entry.next
                let index = entry.hash & (buckets.count - 1)
                entry.next = buckets[index]
                buckets[index] = entry
            }
        }
    }
}
