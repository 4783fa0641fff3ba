import DovetailFacts

/// Writes the type that the app uses: the ports for implementations, and the static members with their default values.
struct FacadeWriter {
    /// A port for an implementation.
    private struct Port {
        var name: String
        var type: String
        var planned: AdapterPlan.Planned
        var isOfTypes: Bool
    }

    private let plan: AdapterPlan
    private var ports: [Port] = []
    private(set) var notes: [String] = []

    init(_ plan: AdapterPlan) {
        self.plan = plan
        for planned in plan.types {
            let name = planned.protocolName.withoutProtocol.lowerCamel
            let hasStatics = planned.members.contains { $0.requirement.isStatic || $0.requirement.kind == .initializer }
            let hasOthers = planned.members.contains { !$0.requirement.isStatic && $0.requirement.kind != .initializer }
            if hasStatics {
                ports.append(
                    Port(
                        name: hasOthers ? "\(name)Type" : name, type: "any \(planned.protocolName).Type",
                        planned: planned,
                        isOfTypes: true))
            }
            // Values that another type returns come from there.
            let isGiven = plan.types.contains { other in
                other.type.name != planned.type.name
                    && other.members.contains { $0.wrapping?.type == planned.type.name }
            }
            if hasOthers, isGiven { continue }
            if hasOthers, planned.isSendable {
                ports.append(Port(name: name, type: "any \(planned.protocolName)", planned: planned, isOfTypes: false))
            } else if hasOthers {
                notes.append(
                    "'\(planned.type.name)' is not Sendable, so '\(plan.facadeName)' cannot hold one: pass a "
                        + "'\(planned.protocolName)' to initializers"
                )
            }
        }
        for port in ports where port.isOfTypes && !port.planned.type.generics.isEmpty {
            notes.append(
                "'\(port.planned.type.name)' is generic: assign the instance that you use to "
                    + "'\(plan.facadeName).\(port.name)'"
            )
        }
        notes += forwarded.notes
    }

    // MARK: Forwarded members

    /// The static members that the facade forwards, each with its port; two ports cannot have the same member.
    private var forwarded: (members: [(Port, PlannedMember)], notes: [String]) {
        var members: [(Port, PlannedMember)] = []
        var notes: [String] = []
        var taken: Set<String> = Set(ports.map(\.name) + ["connectLibrary", "resetPorts"])
        for port in ports where port.isOfTypes {
            for member in port.planned.members where member.requirement.isStatic {
                let reason = obstacle(member)
                if let reason {
                    let (title, whole) = (member.member.title, "\(plan.facadeName).\(port.name)")
                    notes.append(
                        "'\(plan.facadeName)' does not forward '\(title)', \(reason.why): "
                            + (reason.isOfSelf
                                ? "pass '\(whole)' to a generic function"
                                : "use '\(whole)\(member.requirement.kind == .subscript ? "[…]" : ".\(title)")'"))
                } else if taken.insert(member.requirement.facadeKey).inserted {
                    members.append((port, member))
                } else {
                    notes.append(
                        "'\(plan.facadeName)' already has '\(member.member.title)': call "
                            + "'\(plan.facadeName).\(port.name).\(member.member.title)' for '\(port.planned.type.name)'"
                    )
                }
            }
        }
        return (members, notes)
    }

    /// Why a member is not forwarded, and whether that is because no `any` type has it.
    private func obstacle(_ member: PlannedMember) -> (why: String, isOfSelf: Bool)? {
        if member.requirement.kind == .subscript { return ("which is a subscript", false) }
        if !member.canBeForwarded { return ("whose arguments cannot be passed on", false) }
        let inner = member.requirement.typePaths.contains { $0[0] == "Self" }
        return inner && member.requirement.facadeResult(port: "") == nil ? ("which uses 'Self'", true) : nil
    }

    // MARK: Text

    /// Nil if there is nothing to inject.
    var written: MarkedText? {
        guard !ports.isEmpty else { return nil }
        let forwarded = forwarded.members
        var file = MarkedText()
        let modules = plan.types.map(\.type.name).quoted
        let imports = plan.imports(forwarded.map(\.1))
        file.head(
            "the app calls this instead of \(modules), and sets the implementations here.",
            imports, inner: imports.contains("import Foundation") ? [] : ["import class Foundation.NSLock"],
            isPublic: plan.options.hasPublicImports)
        let access = plan.accessWord
        file.block("\(access)enum \(plan.facadeName)") { file in
            for port in ports { write(port, into: &file) }
            file.line("/// Removes all implementations; call it at the end of a test.")
            file.block("\(access)nonisolated static func resetPorts()") { file in
                for port in ports { file.line("\(port.name)Port.reset()") }
            }
            for (port, member) in forwarded {
                file.line()
                write(member, of: port, into: &file)
            }
        }
        file.line()
        for line in Self.support.split(separator: "\n", omittingEmptySubsequences: false) { file.line(String(line)) }
        return file
    }

    private func write(_ port: Port, into file: inout MarkedText) {
        let whose = port.planned.type.name
        file.line(
            "/// The \(port.isOfTypes ? "type" : "object") used as '\(whose)': the library's, or a test's."
        )
        for attribute in port.planned.availability { file.line(attribute) }
        file.block("\(plan.accessWord)nonisolated static var \(port.name.asName): \(port.type)") { file in
            file.line("get { \(port.name)Port.value }")
            file.line("set { \(port.name)Port.value = newValue }")
        }
        for attribute in port.planned.availability { file.line(attribute) }
        let connects = isConnected(port) ? "call \(plan.facadeName).connectLibrary() when the app starts, or " : ""
        let name = "\"\(plan.facadeName).\(port.name)\"", help = "\"\(connects)set it first\""
        file.line("private nonisolated static let \(port.name)Port = LockedPort<\(port.type)>(\(name), \(help))")
        file.line()
    }

    private func write(_ member: PlannedMember, of port: Port, into file: inout MarkedText) {
        let text = DeclarationText(member)
        let (values, hidden) = plan.defaults(member)
        for decision in hidden { file.mark(decision) }
        for attribute in port.planned.availability { file.line(attribute) }
        let result = member.requirement.facadeResult(port: port.planned.protocolName)
        let isIsolated =
            member.requirement.nonisolated == nil && !member.requirement.attributes.contains(where: isGlobalActor)
        let actor = isIsolated ? port.planned.globalActor.map { $0 + " " } ?? "" : ""
        let head =
            actor + text.attributes + plan.accessWord + text.modifiers + text.head(defaults: values, result: result)
        guard case .property = member.requirement.kind else {
            return file.block(head) { $0.line(text.call(on: text.reachable(port.name, by: plan.facadeName))) }
        }
        let call = text.call(on: text.reachable(port.name, by: plan.facadeName))
        file.accessors(
            head, effects: text.effects, value: call, setter: member.requirement.hasSetter ? "\(call) = newValue" : nil)
    }

    /// Whether the library's own type can be injected there.
    private func isConnected(_ port: Port) -> Bool { port.isOfTypes && port.planned.type.generics.isEmpty }

    /// The function that injects the library's own types into the ports; nil if the ports only take values that the app
    /// creates.
    var connection: String? {
        let types = ports.filter(isConnected)
        guard !types.isEmpty else { return nil }
        var file = MarkedText()
        file.head(
            "sets the types of \(plan.names.library.module) on '\(plan.facadeName)'.", plan.interfaceImports,
            inner: plan.names.ownImports,
            isPublic: plan.options.hasPublicImports)
        file.block("extension \(plan.facadeName)") { file in
            file.line("/// Connects the library. Call this once, when the app starts.")
            file.block("\(plan.accessWord)static func connectLibrary()") { file in
                for port in types {
                    let type = port.planned.adapterName ?? plan.names.text(own: port.planned.type.name)
                    file.line("\(port.name) = \(type).self")
                }
            }
        }
        return file.text
    }

    private static let support = """
        /// Holds an implementation. A lock guards it.
        private final class LockedPort<Value>: @unchecked Sendable {
            private nonisolated let lock = NSLock()
            private nonisolated(unsafe) var stored: Value?
            private nonisolated let name: String

            private nonisolated let help: String

            nonisolated init(_ name: String, _ help: String) { (self.name, self.help) = (name, help) }

            nonisolated var value: Value {
                get {
                    lock.lock()
                    defer { lock.unlock() }
                    guard let stored else { fatalError("\\(name) is used before it is set: \\(help)") }
                    return stored
                }
                set {
                    lock.lock()
                    defer { lock.unlock() }
                    stored = newValue
                }
            }

            nonisolated func reset() {
                lock.lock()
                defer { lock.unlock() }
                stored = nil
            }
        }
        """
}

extension MemberSignature {
    /// A key that no two members of one type may share. A property and a method without arguments also clash.
    fileprivate var facadeKey: String {
        parameters.isEmpty ? baseTitle : title + parameters.map(\.type.text).joined(separator: ",")
    }

    /// The result type if `Self` is unknown: the protocol instead. Nil if there is no such result.
    fileprivate func facadeResult(port: String) -> String? {
        guard let result, !parameters.contains(where: { $0.type.names.contains("Self") }) else { return nil }
        if result.text == "Self" { return "any \(port)" }
        if result.text == "Self?" { return "(any \(port))?" }
        return nil
    }
}

extension String {
    /// `Login` of `LoginProtocol`.
    fileprivate var withoutProtocol: String { hasSuffix("Protocol") && count > 8 ? String(dropLast(8)) : self }

    /// `urlSession` of `URLSession`.
    fileprivate var lowerCamel: String {
        let letters = Array(self)
        let capitals = letters.prefix { $0.isUppercase }.count
        let count = capitals > 1 && capitals < letters.count ? capitals - 1 : capitals
        return letters.prefix(count).map { $0.lowercased() }.joined() + String(letters.dropFirst(count))
    }
}
