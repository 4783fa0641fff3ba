import DovetailFacts

/// What is known at one point of an evaluation.
struct State {
    /// When this point is reached.
    var path = PathCondition.always
    /// The local variables, by number.
    var cells = NumberedValues<Value>()
    /// The properties of objects, by the number of the object.
    var fields = NumberedValues<[String: Value]>()
    /// The containers, by the number of the object.
    var stores = NumberedValues<Store>() {
        didSet { version = Version() }
    }
    /// Identifies what the containers hold.
    private(set) var version = Version()
    /// Identifies what shared variables and objects that others know hold.
    var changes = Version()

    /// The same object means the same contents.
    final class Version: Hashable {
        static func == (one: Version, other: Version) -> Bool { one === other }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    /// The services that are kept, by registration and container; those of one resolution are forgotten with it.
    var kept: [Kept: Value] = [:]
    var graph: [Kept: Value] = [:]

    struct Kept: Hashable {
        var registration: Int
        var container: Int
    }

    /// The static and global variables that have been initialized, by the number of the variable.
    var statics = NumberedValues<Value>()

    /// What holds if one of two points was reached.
    mutating func join(_ other: State) {
        if other.path.isNever { return }
        if path.isNever {
            self = other
            return
        }
        kept = kept.filter { other.kept[$0.key] == $0.value }
        graph = graph.filter { other.graph[$0.key] == $0.value }
        cells.join(other.cells) { $0 == $1 ? $0 : $0.joined($1) }
        statics.join(other.statics) { $0 == $1 ? $0 : $0.joined($1) }
        fields.join(other.fields) { mine, theirs in
            mine == theirs ? mine : mine.merging(theirs) { $0 == $1 ? $0 : $0.joined($1) }
        }
        if version != other.version {
            // A container that one side did not make is used on no path of that side.
            let path = path
            stores.join(other.stores) { $0.joined(path, $1, other.path) }
        }
        if changes != other.changes { changes = Version() }
        path = path.or(other.path)
    }

    /// What holds if one of several points was reached; nil if there is none.
    static func joined(_ all: [State]) -> State? {
        let reached = all.filter { !$0.path.isNever }
        guard var joined = reached.first else { return nil }
        for other in reached.dropFirst() { joined.join(other) }
        return joined
    }
}
