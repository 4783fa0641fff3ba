import DovetailDiagnostics

/// A container of the program: one for each place that creates one.
struct LinkedContainer {
    var location: SourceLocation?
    /// What the program calls it: `AppDelegate.container`.
    var name: String
    /// The containers in which it looks for what it does not have.
    var parents: Set<Int> = []
    /// Whether its parent may be another one, which the sources do not tell.
    var hasUnknownParent = false
    /// Whether it has one of its parents and not all of them, or none.
    var hasParentOfSeveral = false
    /// An assembly that is applied to it and is not in the sources.
    var unreadAssembly: String?
    var isDovetail: Bool
}

/// The containers that an expression may stand for.
struct PossibleContainers: Hashable {
    var containers: Set<Int> = []
    /// Whether it may be another one, which the sources do not tell.
    var isUnknown = false
    /// Whether it is something else than a container.
    var isForeign = false
    /// Whether it is what a cycle hands on, of which nothing is known yet.
    var isOpen = false
    /// The containers of which one is meant, or another; only a run tells which.
    var possible: Set<Int> = []
    /// Whether it is a container for sure, although it may not be known which.
    var isContainer = false
    /// Whether some of what is known only holds if a run goes a certain way.
    var isUncertain = false
    /// Whether each use makes a container of its own, so that nobody else sees what is registered in it.
    var isFresh = false

    static let unknown = PossibleContainers(isUnknown: true)
    static let foreign = PossibleContainers(isForeign: true)
    static let open = PossibleContainers(isForeign: true, isOpen: true)

    func union(_ other: PossibleContainers) -> PossibleContainers {
        PossibleContainers(
            containers: containers.union(other.containers), isUnknown: isUnknown || other.isUnknown,
            isForeign: isForeign && other.isForeign, isOpen: isForeign && other.isForeign && (isOpen || other.isOpen),
            possible: possible.union(other.possible), isContainer: isContainer || other.isContainer,
            isUncertain: isUncertain || other.isUncertain, isFresh: isFresh || other.isFresh)
    }

    /// The same where a run may take this or something else.
    var uncertain: PossibleContainers {
        guard !isForeign else { return self }
        var result = self
        (result.isUnknown, result.isUncertain) = (true, true)
        (result.possible, result.containers) = (possible.union(containers), [])
        return result
    }

    /// Those that are meant, and those that may be.
    var all: Set<Int> { containers.union(possible) }

    /// One of several; a single one where all are the same.
    static func oneOf(_ all: [PossibleContainers]) -> PossibleContainers {
        guard let first = all.first else { return .unknown }
        if all.allSatisfy({ $0 == first }) { return first }
        if all.contains(where: \.isOpen) { return .open }
        var result = all.dropFirst().reduce(first) { $0.union($1) }
        result.isForeign = false
        return result.uncertain
    }
}
