import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// What is registered in a container at one moment: two bounds for each key.
struct Store: Hashable {
    /// A registration, and when it is there.
    struct Entry: Hashable {
        /// The number of the registration.
        var registration: Int
        /// It is surely there if this holds.
        var surely: PathCondition
        /// It is possibly there only if this holds.
        var possibly: PathCondition
    }

    /// The registrations of each key, the last first.
    var entries: [Key: [Entry]] = [:]
    /// Services of which some registration has an unknown name.
    var anyNames: [Key: [Entry]] = [:]
    /// What is found only in the list of all services of a type.
    var contributions: [Key: [Entry]] = [:]
    /// The services of which there may be any registration, and why.
    var open: [Type: Why] = [:]
    /// The generic types that are registered with arguments that are not known, without them, and why.
    var openGenerics: [String: Why] = [:]
    /// Why there may be any other; nil if there is not.
    var rest: Why?
    /// The containers in which what is missing here is looked up: at most one, unless several are possible.
    var parents: [Value.Kind] = []
    /// Why the parent is unknown.
    var unknownParent: Why?
    /// The mistake because of which it cannot be made, where evaluation goes on nevertheless.
    var broken: SourceLocation?

    /// Why there may be a registration of a service that is not known; nil if there is none.
    func rest(for service: Type) -> Why? {
        if let why = open[service] ?? rest { return why }
        return openGenerics.isEmpty ? nil : openGenerics[service.withoutArguments]
    }

    /// Adds a registration that is made if a condition holds.
    mutating func put(_ registration: Int, _ key: Key, when condition: PathCondition, replaces: Bool) {
        var all = entries[key] ?? []
        // It is in front of those before.
        if replaces, condition.isAlways { all = [] }
        all.removeAll { $0.registration == registration }
        all.insert(Entry(registration: registration, surely: condition, possibly: condition), at: 0)
        entries[key] = all
    }

    /// Whether it has a registration, perhaps.
    func hasRegistration(_ number: Int) -> Bool {
        entries.values.contains { $0.contains { $0.registration == number } }
            || contributions.values.contains { $0.contains { $0.registration == number } }
    }

    /// Forgets what is surely there.
    mutating func clear(when condition: PathCondition) {
        guard !condition.isAlways else {
            (entries, anyNames) = ([:], [:])
            rest = nil
            return
        }
        let kept = condition.negated
        for key in entries.keys {
            entries[key] = entries[key]?.map { entry in
                var entry = entry
                entry.surely = entry.surely.and(kept)
                return entry
            }
        }
    }

    /// What is there if one of two paths was taken.
    func joined(_ path: PathCondition, _ other: Store, _ otherPath: PathCondition) -> Store {
        if self == other { return self }
        var joined = self
        joined.entries = Self.joined(entries, path, other.entries, otherPath)
        joined.anyNames = Self.joined(anyNames, path, other.anyNames, otherPath)
        joined.contributions = Self.joined(contributions, path, other.contributions, otherPath)
        joined.open.merge(other.open) { own, _ in own }
        joined.openGenerics.merge(other.openGenerics) { own, _ in own }
        joined.rest = rest ?? other.rest
        for parent in other.parents where !joined.parents.contains(parent) { joined.parents.append(parent) }
        joined.unknownParent = unknownParent ?? other.unknownParent
        joined.broken = broken ?? other.broken
        return joined
    }

    private static func joined(
        _ one: [Key: [Entry]], _ path: PathCondition, _ other: [Key: [Entry]], _ otherPath: PathCondition
    ) -> [Key: [Entry]] {
        guard one != other else { return one }
        var joined: [Key: [Entry]] = [:]
        for key in Set(one.keys).union(other.keys) {
            let (here, there) = (one[key] ?? [], other[key] ?? [])
            if here == there {
                joined[key] = here
                continue
            }
            var entries: [Entry] = []
            for entry in here {
                let twin = there.first { $0.registration == entry.registration }
                entries.append(
                    Entry(
                        registration: entry.registration,
                        surely: both(entry.surely, path, twin?.surely ?? .never, otherPath),
                        possibly: both(entry.possibly, path, twin?.possibly ?? .never, otherPath)))
            }
            for entry in there where !here.contains(where: { $0.registration == entry.registration }) {
                entries.append(
                    Entry(
                        registration: entry.registration, surely: entry.surely.and(otherPath),
                        possibly: entry.possibly.and(otherPath)))
            }
            joined[key] = entries
        }
        return joined
    }

    private static func both(
        _ one: PathCondition, _ path: PathCondition, _ other: PathCondition, _ otherPath: PathCondition
    ) -> PathCondition {
        one == other ? one : one.and(path).or(other.and(otherPath))
    }
}

extension Type {
    /// The name of a generic type without its arguments.
    var withoutArguments: String {
        let text = description
        return text.firstIndex(of: "<").map { String(text[..<$0]) } ?? text
    }
}
