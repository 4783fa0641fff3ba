import DovetailBinaries
import DovetailGraphs

/// An object file passed to a linker, alone or in an archive.
struct LinkMember {
    /// The library that contains it.
    var library: Int
    /// Nil if it was not read.
    var image: BinaryImage?
    /// Whether it is linked even if nothing needs it: it is not a member of an archive, or an option forces it.
    var isGiven = false
}

/// The members of archives that a linker includes: those that define symbols missing from the objects it already has.
///
/// The project's own objects are unknown. If they are assumed to use every symbol they can see, any linker leaves out
/// the members that are left out here.
struct ArchiveLink {
    /// How objects other than the members use them.
    enum Use {
        case nothing
        /// Classes, but no functions or data.
        case classes
        case everything
    }

    /// Whether each member is linked, in order.
    let isLinked: [Bool]

    /// - Parameter use: how objects other than the members use them.
    /// - Parameter roots: symbols that are always needed.
    init(_ members: [LinkMember], use: Use, roots: [String] = []) {
        var definitions: [String: [Int]] = [:]
        for (index, member) in members.enumerated() {
            for symbol in member.definitions { definitions[symbol, default: []].append(index) }
        }
        let given = members.indices.filter { index in
            members[index].isGiven || members[index].image?.exports == nil || members[index].canBeNeeded(use)
        }
        // Which of several definitions is used depends on the order; it may be any of them.
        let starts = given + roots.flatMap { definitions[$0] ?? [] }
        let linked = reachable(from: starts, count: members.count) { index in
            (members[index].image?.undefined ?? []).lazy.flatMap { definitions[$0.name] ?? [] }
        }
        var isLinked = Array(repeating: false, count: members.count)
        for index in linked { isLinked[index] = true }
        self.isLinked = isLinked
    }
}

extension LinkMember {
    private static let classPrefix = "_OBJC_CLASS_$_"

    /// The names for which a linker includes it. A common symbol does not pull in a member; a weak one does if it is
    /// missing.
    fileprivate var definitions: Set<String> {
        var names = Set((image?.exports ?? []).filter { !$0.isCommon }.map(\.name))
        // A hidden class is not exported, but other members can use it.
        names.formUnion((image?.classes ?? []).map { Self.classPrefix + $0 })
        return names
    }

    /// Whether an unknown object may need it. The user of a weak symbol has its own definition: these are inline
    /// functions and block descriptors.
    fileprivate func canBeNeeded(_ use: ArchiveLink.Use) -> Bool {
        guard let image, use != .nothing else { return false }
        // Swift's hidden symbols are shared by the files of a module and are not listed.
        if image.traits.contains(.swift) || image.classes?.isEmpty == false { return true }
        return use == .everything && (image.exports ?? []).contains { !$0.isWeak && !$0.isCommon }
    }

    /// Whether `-ObjC` includes it.
    var isObjC: Bool { image?.classes?.isEmpty == false || image?.categories?.isEmpty == false }
}
