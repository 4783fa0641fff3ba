import DovetailBinaries
import DovetailGraphs

/// An object that a linker is given, alone or in an archive.
struct LinkMember {
    /// The library that it is of.
    var library: Int
    /// nil for what was not read.
    var image: BinaryImage?
    /// Whether it is linked without being needed: it is no member of an archive, or an option asks for it.
    var isGiven = false
}

/// Which members of archives a linker takes: those that define what the objects that it has already lack.
///
/// Nothing is known of the project's own objects. Where they are taken to use each symbol that they can see, what is
/// left out here is left out by any linker.
struct ArchiveLink {
    /// What objects that are not among the members use of them.
    enum Use {
        case nothing
        /// The classes, and no functions and data.
        case classes
        case everything
    }

    /// Whether each member is linked, in their order.
    let isLinked: [Bool]

    /// - Parameter use: what objects that are not among the members use of them.
    /// - Parameter roots: symbols that are needed anyway.
    init(_ members: [LinkMember], use: Use, roots: [String] = []) {
        var definitions: [String: [Int]] = [:]
        for (index, member) in members.enumerated() {
            for symbol in member.definitions { definitions[symbol, default: []].append(index) }
        }
        let given = members.indices.filter { index in
            members[index].isGiven || members[index].image?.exports == nil || members[index].canBeNeeded(use)
        }
        // Which of several definitions is taken depends on the order; any of them may be.
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

    /// Names for which a linker takes it. A common symbol is not worth a member, a weak one is if it is missing.
    fileprivate var definitions: Set<String> {
        var names = Set((image?.exports ?? []).filter { !$0.isCommon }.map(\.name))
        // A hidden class is not exported, and other members find it.
        names.formUnion((image?.classes ?? []).map { Self.classPrefix + $0 })
        return names
    }

    /// Whether an object that is not known can need it. Who uses a weak symbol brings a definition along: these are
    /// inline functions and the descriptors of blocks.
    fileprivate func canBeNeeded(_ use: ArchiveLink.Use) -> Bool {
        guard let image, use != .nothing else { return false }
        // Swift's hidden symbols are shared by the files of a module, and are not listed.
        if image.traits.contains(.swift) || image.classes?.isEmpty == false { return true }
        return use == .everything && (image.exports ?? []).contains { !$0.isWeak && !$0.isCommon }
    }

    /// Whether `-ObjC` asks for it.
    var isObjC: Bool { image?.classes?.isEmpty == false || image?.categories?.isEmpty == false }
}
