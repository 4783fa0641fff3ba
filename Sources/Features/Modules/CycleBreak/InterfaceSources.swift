import DovetailFacts

/// The sources of an interface: its own module's, and those that connect the original module to it.
package struct InterfaceSources {
    private let plan: InterfacePlan
    private let names: InterfaceNames
    private let isImportPublic: Bool

    /// - Parameter isImportPublic: whether imports are internal unless declared `public`.
    package init(_ plan: InterfacePlan, isImportPublic: Bool) {
        self.plan = plan
        names = plan.names
        self.isImportPublic = isImportPublic
    }

    /// - Parameter inner: modules that only non-public code needs.
    /// - Parameter exports: the modules that are exported.
    private func imports(_ modules: [String], inner: Set<String> = [], exports: Set<String> = []) -> String {
        let word = isImportPublic ? "public import" : "import"
        let lines = Set(modules).union(inner).sorted().map { module in
            (exports.contains(module) ? "@_exported " : "")
                + "\(modules.contains(module) ? word : "import") \(module)\n"
        }
        return lines.isEmpty ? "" : lines.joined() + "\n"
    }

    private var provided: [InterfaceMember] { plan.members.filter(\.isProvided) }

    /// Whether the app must inject anything into the port.
    package var needsConnection: Bool { !provided.isEmpty }

    private func requirements(of type: String) -> [InterfaceMember] {
        let classes = plan.used.declared.superclasses(of: type)
        // A superclass with its own protocol already requires them.
        return plan.members.filter { !$0.isProvided && ($0.type == type || classes.contains($0.type ?? "")) }
            .filter { entry in
                let inherited = classes.filter(names.types.contains)
                return !inherited.contains {
                    requirements(of: $0).contains { $0.member.location == entry.member.location }
                }
            }
    }

    // MARK: The interface

    /// The one file of the interface's module.
    package var interface: String {
        var parts = names.types.sorted().flatMap(typeParts)
        if needsConnection { parts += providerParts }
        return imports(plan.imports, exports: plan.exports) + parts.joined(separator: "\n\n") + "\n"
    }

    private func typeParts(_ type: String) -> [String] {
        let entries = requirements(of: type)
        let lines = entries.map { entry -> String in
            let name = entry.isBridged(names) ? names.bridged(entry.member.name) : entry.member.name
            return entry.declaration(name, names, attributes: entry.member.requiredAttributes)
                + entry.accessors(isSettable: entry.member.isOpenlySettable)
        }
        let inherited = inheritance(of: type)
        let isMainActor = plan.used.declared.types[type]?.isMainActor ?? false
        let head =
            "/// The part of '\(type)' in '\(names.module)' that '\(plan.user.name)' uses.\n"
            + (isMainActor ? "@MainActor\n" : "")
            + "public protocol \(names.protocolName(type))"
            + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", "))
        let body = lines.isEmpty ? " {}" : " {\n" + lines.map { "    \($0)\n" }.joined() + "}"
        let additions = entries.flatMap { bridge($0) + shortened($0, $0.member.name) }
        guard !additions.isEmpty else { return [head + body] }
        return [head + body, block("extension \(names.protocolName(type))", additions)]
    }

    private func inheritance(of type: String) -> [String] {
        guard let declared = plan.used.declared.types[type] else { return [] }
        var inherited: [String] = []
        if let above = plan.used.declared.superclasses(of: type).first(where: names.types.contains) {
            inherited.append(names.protocolName(above))
        } else if declared.kind == .class {
            inherited.append("AnyObject")
        }
        let known = ["Error", "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible"]
        inherited += known.filter { declared.inherits.contains($0) || ($0 == "Sendable" && declared.isMainActor) }
        return inherited
    }

    /// The member by its own name, if its requirement has another name.
    private func bridge(_ entry: InterfaceMember) -> [String] {
        guard entry.isBridged(names) else { return [] }
        let bridged = names.bridged(entry.member.name)
        let head = entry.declaration(entry.member.name, names, attributes: entry.member.requiredAttributes + ["public"])
        return [head + body(of: entry, call: entry.call(bridged.asName, names), setting: bridged.asName)]
    }

    /// Overloads that omit parameters with default values.
    private func shortened(_ entry: InterfaceMember, _ name: String) -> [String] {
        entry.shortened.sorted { $0.count { $0 } < $1.count { $0 } }.map { given in
            entry.declaration(name, names, given: given, attributes: entry.member.requiredAttributes + ["public"])
                + " {\n        "
                + entry.call(name.asName, names, given: given) + "\n    }"
        }
    }

    private func body(of entry: InterfaceMember, call: String, setting: String) -> String {
        guard entry.member.kind == .property else { return " {\n        \(call)\n    }" }
        let effects = entry.member.effects.specifiers
        guard entry.member.isOpenlySettable || !effects.isEmpty else { return " { \(call) }" }
        let setter = entry.member.isOpenlySettable ? "\n        set { \(setting) = newValue }" : ""
        return " {\n        get\(effects.isEmpty ? "" : " " + effects) { \(call) }\(setter)\n    }"
    }

    private func block(_ head: String, _ members: [String]) -> String {
        "\(head) {\n" + members.map { "    \($0)" }.joined(separator: "\n\n") + "\n}"
    }

    // MARK: The provider

    private var providerParts: [String] {
        let lines = provided.map { entry in
            "    "
                + entry.declaration(
                    names.provided(entry.member, of: entry.type), names, attributes: providedAttributes(entry))
                + entry.accessors(isSettable: false) + "\n"
        }
        let additions = provided.flatMap { shortened($0, names.provided($0.member, of: $0.type)) }
        return [
            """
            /// The initializers, functions and static members of '\(names.module)' that '\(plan.user.name)' uses.
            public protocol \(names.provider): Sendable {
            \(lines.joined())}
            """
        ] + (additions.isEmpty ? [] : [block("extension \(names.provider)", additions)]) + [
            """
            /// Holds the provider. The app sets it by calling `\(names.connect)()` of '\(names.module)' when it starts.
            public enum \(names.port) {
                // Unchecked: it is set once, before anything reads it.
                nonisolated(unsafe) private static var connected: (any \(names.provider))?

                /// Sets the provider. Tests can set their own.
                public static func connect(_ provider: any \(names.provider)) { connected = provider }

                /// The provider that was set.
                public static var provider: any \(names.provider) {
                    guard let connected else {
                        fatalError("nothing provides '\(names.module)': call \(names.connect)() when the app starts")
                    }
                    return connected
                }
            }
            """
        ]
    }

    private func providedAttributes(_ entry: InterfaceMember) -> [String] {
        let isMainActor = entry.type.flatMap { plan.used.declared.types[$0]?.isMainActor } ?? false
        let own = entry.member.requiredAttributes
        return isMainActor && !own.contains("nonisolated") && !own.contains("@MainActor") ? ["@MainActor"] + own : own
    }

    // MARK: The module

    /// The file with which the module conforms to its interface.
    package var conformances: String {
        var parts = names.types.sorted().map { type -> String in
            let head = "extension \(type): \(names.protocolName(type))"
            let members = requirements(of: type).filter { $0.isBridged(names) }.map(implementation)
            return members.isEmpty ? head + " {}" : block(head, members)
        }
        if needsConnection { parts += connectionParts }
        let bridged = plan.members.filter { !$0.isProvided && $0.isBridged(names) }.flatMap(\.imports)
        return imports(bridged + [names.interface], inner: Set(provided.flatMap(\.imports)))
            + parts.joined(separator: "\n\n") + "\n"
    }

    private func implementation(_ entry: InterfaceMember) -> String {
        let member = entry.member
        let name = names.bridged(member.name)
        var plain = InterfaceType(names: names)
        plain.isInterface = false
        let head = entry.declaration(name, names, attributes: member.requiredAttributes + ["public"])
        let call = entry.call(member.name.asName, names, casts: true)
        guard let result = member.result else { return head + " {\n        \(call)\n    }" }
        // With its type, so that the interface's own member with this name is not chosen.
        let lines = ["let own: \(plain.source(result)) = \(call)", "return own"]
        guard member.kind == .property, member.isOpenlySettable || !member.effects.specifiers.isEmpty else {
            return head + " {\n" + lines.map { "        \($0)\n" }.joined() + "    }"
        }
        let effects = member.effects.specifiers
        let setter =
            member.isOpenlySettable ? "        set { \(member.name.asName) = newValue as! \(plain.source(result)) }\n" : ""
        return head + " {\n        get\(effects.isEmpty ? "" : " " + effects) {\n"
            + lines.map { "            \($0)\n" }.joined() + "        }\n\(setter)    }"
    }

    private var connectionParts: [String] {
        let members = provided.map { entry -> String in
            let callee =
                switch (entry.type, entry.member.kind) {
                case (let type?, .initializer): type
                case (let type?, _): "\(type).\(entry.member.name)"
                case (nil, _): "\(names.module).\(entry.member.name)"
                }
            let call = entry.call(callee, names, casts: true)
            let effects = entry.member.effects.specifiers
            let isGetter = entry.member.kind == .property
            return entry.declaration(
                names.provided(entry.member, of: entry.type), names, attributes: providedAttributes(entry))
                + (isGetter && !effects.isEmpty
                    ? " {\n        get \(effects) { \(call) }\n    }" : " {\n        \(call)\n    }")
        }
        return [
            block("private struct \(names.connection): \(names.provider)", members),
            """
            /// Makes this module the implementation of '\(names.interface)'. Call this once, when the app starts.
            public func \(names.connect)() {
                \(names.port).connect(\(names.connection)())
            }
            """,
        ]
    }
}
