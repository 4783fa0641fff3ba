package import DovetailFacts

/// The plan for the types of a library, before it becomes text.
package struct AdapterPlan: Sendable {
    /// A type with its protocol.
    package struct Planned: Sendable {
        package var type: LibraryType
        package var protocolName: String
        /// The type that implements the protocol if the library's type cannot conform; nil for a conformance.
        package var adapterName: String?
        package var members: [PlannedMember] = []
        package var decisions: [Decision] = []
        /// The attribute of the global actor that isolates the type and its protocol.
        package var globalActor: String?
        /// Whether its values may be used from any thread.
        package var isSendable = false
    }

    /// A decision that is left to the user.
    package struct Decision: Hashable, Sendable {
        package var title: String
        package var text: String
        /// The declaration in the library; empty if there is none.
        package var declaration = ""
    }

    /// Members left out of the protocols for the same reason.
    package struct LeftOut: Hashable, Sendable {
        package var type: String
        package var titles: [String]
        package var reason: String
    }

    /// The reason for members that were not requested.
    package static let notWanted = "they are not in --members"

    package private(set) var types: [Planned] = []
    package private(set) var leftOut: [LeftOut] = []
    package private(set) var notes: [String] = []
    package let options: AdapterOptions
    /// The library's API for these types, for the next run.
    package let record: APIRecord
    let names: LibraryNames

    /// - Throws: `AdapterRefusal`
    package init(_ library: LibraryInterface, _ options: AdapterOptions) throws {
        self.options = options
        let names = LibraryNames(library)
        self.names = names
        let choice = AdaptedTypes(names, options)
        let found = try choice.types()
        try choice.checkKept()
        let flat = found.map { FlatMembers($0, names) }
        record = APIRecord(names.library.module, types: zip(found, flat).map { ($0, $1.members) }, names: names)
        let picked = try MemberChoice(zip(found, flat).map { ($0, $1.members) }, options: options, names: names)
        let leaks = LeakRules(names, options: options, types: found)
        // The set of wrapped types determines how other types return them.
        var wrapped: Set<String> = []
        var isSettled = false
        var results: [(Planned, [LeftOut])] = []
        while !isSettled {
            results = zip(found, flat).map { type, flat in
                MemberPlanner(
                    type, names: names, options: options, leaks: leaks, choice: picked,
                    isWrapped: wrapped.contains(type.name)
                ).plan(
                    flat.members)
            }
            let next = Set(results.filter { $0.0.members.contains { $0.wrapping != nil } }.map(\.0.type.name))
            isSettled = next.isSubset(of: wrapped)
            wrapped.formUnion(next)
        }
        types = results.map(\.0)
        leftOut = results.flatMap(\.1)
        for index in types.indices {
            types[index].adapterName =
                wrapped.contains(types[index].type.name) ? choice.adapterName(types[index].type) : nil
            types[index].isSendable = choice.isSendable(types[index].type)
        }
        for (type, flat) in zip(found, flat) where !flat.unseen.isEmpty {
            notes.append(
                "'\(type.name)' inherits \(flat.unseen.quoted) of another module, whose members are not mirrored")
        }
    }

    /// The name of the type that forwards to the ports.
    package var facadeName: String {
        if let name = options.facadeName { return name }
        return types.count == 1 ? types[0].type.path.joined() + "Facade" : names.library.module + "Facade"
    }

    /// The number of decisions left to the user.
    package var decisions: Int { types.map(\.decisions.count).reduce(0, +) }
}

/// A requirement of a protocol that mirrors a library's type.
package struct PlannedMember: Sendable {
    /// The conversion from the library's result to that of the requirement.
    package enum Wrapping: Sendable {
        case value, optional, array
    }

    /// As declared in the protocol.
    package var requirement: MemberSignature
    package var member: LibraryMember
    /// The library type of the result, if the requirement replaces it with a protocol.
    package var wrapping: (Wrapping, type: String)?
    /// The meanings of the names in it.
    var meanings: [LibraryNames.Meaning] = []
}

extension Sequence<String> {
    /// `'A', 'B'`
    var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}
