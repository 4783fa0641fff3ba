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
        try choice.checkNames(found)
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
        notes += types.flatMap(\.platformNotes)
        for (type, flat) in zip(found, flat) where !flat.unseen.isEmpty {
            notes.append(
                "'\(type.name)' inherits \(flat.unseen.quoted) of another module, whose members are not mirrored")
        }
    }

    /// The names of the types that a plan would write, besides those of the doubles.
    ///
    /// - Throws: `AdapterRefusal` if a type does not exist, or cannot be adapted.
    package static func writtenNames(_ library: LibraryInterface, _ options: AdapterOptions) throws -> Set<String> {
        let choice = AdaptedTypes(LibraryNames(library), options)
        let types = try choice.types()
        return Set(
            types.flatMap { [choice.protocolName($0), choice.adapterName($0)] } + [choice.facadeName(types)])
    }

    /// The name of the type that forwards to the ports.
    package var facadeName: String { AdaptedTypes(names, options).facadeName(types.map(\.type)) }

    /// The number of decisions left to the user.
    package var decisions: Int { types.map(\.decisions.count).reduce(0, +) }
}

extension AdapterPlan.Planned {
    /// What is different on other platforms: an Objective-C pointer to a Boolean has another type on each.
    fileprivate var platformNotes: [String] {
        members.compactMap { member in
            let types = member.requirement.parameters.map(\.type)
            let isSwift = types.contains { $0.specifiers.contains("inout") && $0.path == ["Bool"] }
            guard isSwift || types.contains(where: { $0.names.contains("ObjCBool") }) else { return nil }
            let forms = ["inout Bool", "UnsafeMutablePointer<ObjCBool>?"]
            return
                "'\(type.name).\(member.member.title)' takes '\(forms[isSwift ? 0 : 1])' on this platform; elsewhere "
                + "it may take '\(forms[isSwift ? 1 : 0])': generate the adapter for each platform, or leave it out "
                + "with --omit"
        }
    }
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
    package var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}
