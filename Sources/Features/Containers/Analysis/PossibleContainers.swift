import DovetailBasics
import DovetailDiagnostics

/// The number of a container in ``ContainerFlow/containers`` of its program.
typealias ContainerID = Identifier<LinkedContainer>

/// A container of the program; each place that creates one has its own.
struct LinkedContainer {
    var location: SourceLocation?
    /// Its name in the program: `AppDelegate.container`.
    var name: String
    /// The parent containers that it searches next.
    var parents: Set<ContainerID> = []
    /// Whether its parent may be another container that the sources do not show.
    var hasUnknownParent = false
    /// Whether it has only one of its possible parents, or none.
    var hasParentOfSeveral = false
    /// Whether it may have no parent, although it may also have one.
    var mayHaveNoParent = false
    /// An assembly that is applied to it but is not in the sources.
    var unreadAssembly: String?
    /// The call of a closure that may register in it, and the closure's name.
    var unreadClosure: UnreadClosure?
    var isDovetail: Bool
}

/// A closure that is called with a container, and may register in it.
struct UnreadClosure: Hashable {
    var name: String
    var location: SourceLocation
}

/// The containers that an expression may refer to.
struct PossibleContainers: Hashable {
    var containers: Set<ContainerID> = []
    /// Whether it may be another container that the sources do not show.
    var isUnknown = false
    /// Whether it is something other than a container.
    var isForeign = false
    /// Whether it comes from a cycle about which nothing is known yet.
    var isOpen = false
    /// Containers of which one, or another container, is used; only known at run time.
    var possible: Set<ContainerID> = []
    /// Whether it is certainly a container, even if it is unknown which one.
    var isContainer = false
    /// Whether some of the result holds only if a run takes a certain path.
    var isUncertain = false
    /// Whether each use makes a separate container, so that no other code sees what is registered in it.
    var isFresh = false
    /// Whether it may be nil: a call may omit it.
    var mayBeNil = false

    /// The type of which one object has the container, while others may have another one.
    var owner: [String]?
    var isOfOneObject: Bool { owner != nil }

    static let unknown = PossibleContainers(isUnknown: true)
    static let foreign = PossibleContainers(isForeign: true)
    static let open = PossibleContainers(isForeign: true, isOpen: true)

    func union(_ other: PossibleContainers) -> PossibleContainers {
        PossibleContainers(
            containers: containers.union(other.containers), isUnknown: isUnknown || other.isUnknown,
            isForeign: isForeign && other.isForeign, isOpen: isForeign && other.isForeign && (isOpen || other.isOpen),
            possible: possible.union(other.possible), isContainer: isContainer || other.isContainer,
            isUncertain: isUncertain || other.isUncertain, isFresh: isFresh || other.isFresh,
            mayBeNil: mayBeNil || other.mayBeNil, owner: owner ?? other.owner)
    }

    /// The same if a run may use this or something else.
    var uncertain: PossibleContainers {
        guard !isForeign else { return self }
        var result = self
        (result.isUnknown, result.isUncertain) = (true, true)
        (result.possible, result.containers) = (possible.union(containers), [])
        return result
    }

    /// The containers that are used and those that may be used.
    var all: Set<ContainerID> { containers.union(possible) }

    /// One of several; exact if all are the same.
    static func oneOf(_ all: [PossibleContainers]) -> PossibleContainers {
        guard let first = all.first else { return .unknown }
        if all.allSatisfy({ $0 == first }) { return first }
        if all.contains(where: \.isOpen) { return .open }
        var result = all.dropFirst().reduce(first) { $0.union($1) }
        result.isForeign = false
        return result.uncertain
    }
}
