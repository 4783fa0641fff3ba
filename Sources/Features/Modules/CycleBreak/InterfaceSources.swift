import DovetailFacts
import DovetailSwiftCode

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
    private func writeImports(
        _ modules: [String], inner: Set<String> = [], exports: Set<String> = [], to writer: inout SwiftWriter
    ) {
        let word = isImportPublic ? "public import" : "import"
        let all = Set(modules).union(inner).sorted()
        for module in all {
            let attribute = exports.contains(module) ? "@_exported " : ""
            writer.line("\(attribute)\(modules.contains(module) ? word : "import") \(module)")
        }
        if !all.isEmpty { writer.line() }
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
        var writer = SwiftWriter()
        writeImports(plan.imports, exports: plan.exports, to: &writer)
        for (number, type) in names.types.sorted().enumerated() {
            if number > 0 { writer.line() }
            write(type, to: &writer)
        }
        if needsConnection {
            if !names.types.isEmpty { writer.line() }
            writeProvider(to: &writer)
        } else if names.types.isEmpty {
            writer.line()
        }
        return writer.text
    }

    private func write(_ type: String, to writer: inout SwiftWriter) {
        let entries = requirements(of: type)
        let inherited = inheritance(of: type)
        writer.line("/// The part of '\(type)' in '\(names.module)' that '\(plan.user.name)' uses.")
        if plan.used.declared.types[type]?.isMainActor ?? false { writer.line("@MainActor") }
        let list = inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")
        writer.body("public protocol \(names.protocolName(type))\(list)", of: entries) { writer, entry in
            let name = entry.isBridged(names) ? names.bridged(entry.member.name) : entry.member.name
            let head = entry.declaration(name, names, attributes: entry.member.requiredAttributes)
            writer.line("\(head)\(entry.accessors(isSettable: entry.member.isOpenlySettable))")
        }
        guard entries.contains(where: { $0.isBridged(names) || !$0.shortened.isEmpty }) else { return }
        writer.line()
        writer.block("extension \(names.protocolName(type))") { writer in
            var isFirst = true
            for entry in entries {
                if entry.isBridged(names) { writeBridge(entry, to: &writer, isFirst: &isFirst) }
                writeShortened(entry, entry.member.name, to: &writer, isFirst: &isFirst)
            }
        }
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
    private func writeBridge(_ entry: InterfaceMember, to writer: inout SwiftWriter, isFirst: inout Bool) {
        writer.separate(&isFirst)
        let bridged = names.bridged(entry.member.name).asName
        let head = entry.declaration(
            entry.member.name, names, attributes: entry.member.requiredAttributes + ["public"])
        let call = entry.call(bridged, names)
        let effects = entry.member.effects.specifiers
        let isSettable = entry.member.isOpenlySettable
        guard entry.member.kind == .property else { return writer.block("\(head)") { $0.line("\(call)") } }
        guard isSettable || !effects.isEmpty else { return writer.line("\(head) { \(call) }") }
        writer.block("\(head)") { writer in
            writer.line("get\(effects.isEmpty ? "" : " " + effects) { \(call) }")
            if isSettable { writer.line("set { \(bridged) = newValue }") }
        }
    }

    /// Overloads that omit parameters with default values.
    private func writeShortened(
        _ entry: InterfaceMember, _ name: String, to writer: inout SwiftWriter, isFirst: inout Bool
    ) {
        for given in entry.shortened.sorted(by: { $0.count { $0 } < $1.count { $0 } }) {
            writer.separate(&isFirst)
            let attributes = entry.member.requiredAttributes + ["public"]
            writer.block("\(entry.declaration(name, names, given: given, attributes: attributes))") {
                $0.line("\(entry.call(name.asName, names, given: given))")
            }
        }
    }

    // MARK: The provider

    private func writeProvider(to writer: inout SwiftWriter) {
        writer.line(
            "/// The initializers, functions and static members of '\(names.module)' that '\(plan.user.name)' uses.")
        writer.block("public protocol \(names.provider): Sendable") { writer in
            for entry in provided {
                let head = entry.declaration(
                    names.provided(entry.member, of: entry.type), names, attributes: providedAttributes(entry))
                writer.line("\(head)\(entry.accessors(isSettable: false))")
            }
        }
        if provided.contains(where: { !$0.shortened.isEmpty }) {
            writer.line()
            writer.block("extension \(names.provider)") { writer in
                var isFirst = true
                for entry in provided {
                    let name = names.provided(entry.member, of: entry.type)
                    writeShortened(entry, name, to: &writer, isFirst: &isFirst)
                }
            }
        }
        writer.line()
        writer.line(
            "/// Holds the provider. The app sets it by calling `\(names.connect)()` of '\(names.module)' when it starts."
        )
        writer.block("public enum \(names.port)") { writer in
            writer.line("// Unchecked: it is set once, before anything reads it.")
            writer.line("nonisolated(unsafe) private static var connected: (any \(names.provider))?")
            writer.line()
            writer.line("/// Sets the provider. Tests can set their own.")
            writer.line("public static func connect(_ provider: any \(names.provider)) { connected = provider }")
            writer.line()
            writer.line("/// The provider that was set.")
            writer.block("public static var provider: any \(names.provider)") { writer in
                writer.block("guard let connected else") { writer in
                    let hint = "call \(names.connect)() when the app starts"
                    writer.line("fatalError(\"nothing provides '\(names.module)': \(hint)\")")
                }
                writer.line("return connected")
            }
        }
    }

    private func providedAttributes(_ entry: InterfaceMember) -> [String] {
        let isMainActor = entry.type.flatMap { plan.used.declared.types[$0]?.isMainActor } ?? false
        let own = entry.member.requiredAttributes
        return isMainActor && !own.contains("nonisolated") && !own.contains("@MainActor") ? ["@MainActor"] + own : own
    }

    // MARK: The module

    /// The file with which the module conforms to its interface.
    package var conformances: String {
        var writer = SwiftWriter()
        let bridged = plan.members.filter { !$0.isProvided && $0.isBridged(names) }.flatMap(\.imports)
        writeImports(bridged + [names.interface], inner: Set(provided.flatMap(\.imports)), to: &writer)
        for (number, type) in names.types.sorted().enumerated() {
            if number > 0 { writer.line() }
            let members = requirements(of: type).filter { $0.isBridged(names) }
            var isFirst = true
            writer.body("extension \(type): \(names.protocolName(type))", of: members) { writer, entry in
                writer.separate(&isFirst)
                writeImplementation(entry, to: &writer)
            }
        }
        guard needsConnection else { return writer.text }
        if !names.types.isEmpty { writer.line() }
        writeConnection(to: &writer)
        return writer.text
    }

    private func writeImplementation(_ entry: InterfaceMember, to writer: inout SwiftWriter) {
        let member = entry.member
        var plain = InterfaceType(names: names)
        plain.isInterface = false
        let head = entry.declaration(
            names.bridged(member.name), names, attributes: member.requiredAttributes + ["public"])
        let call = entry.call(member.name.asName, names, casts: true)
        let effects = member.effects.specifiers
        writer.block("\(head)") { writer in
            guard let result = member.result else { return writer.line("\(call)") }
            func writeResult(to writer: inout SwiftWriter) {
                // With its type, so that the interface's own member with this name is not chosen.
                writer.line("let own: \(plain.source(result)) = \(call)")
                writer.line("return own")
            }
            guard member.kind == .property, member.isOpenlySettable || !effects.isEmpty else {
                return writeResult(to: &writer)
            }
            writer.block("get\(effects.isEmpty ? "" : " " + effects)") { writeResult(to: &$0) }
            if member.isOpenlySettable {
                writer.line("set { \(member.name.asName) = newValue as! \(plain.source(result)) }")
            }
        }
    }

    private func writeConnection(to writer: inout SwiftWriter) {
        writer.block("private struct \(names.connection): \(names.provider)") { writer in
            var isFirst = true
            for entry in provided {
                writer.separate(&isFirst)
                let callee =
                    switch (entry.type, entry.member.kind) {
                    case (let type?, .initializer): type
                    case (let type?, _): "\(type).\(entry.member.name)"
                    case (nil, _): "\(names.module).\(entry.member.name)"
                    }
                let call = entry.call(callee, names, casts: true)
                let effects = entry.member.effects.specifiers
                let head = entry.declaration(
                    names.provided(entry.member, of: entry.type), names, attributes: providedAttributes(entry))
                writer.block("\(head)") { writer in
                    let isGetter = entry.member.kind == .property && !effects.isEmpty
                    writer.line(isGetter ? "get \(effects) { \(call) }" : "\(call)")
                }
            }
        }
        writer.line()
        writer.line(
            "/// Makes this module the implementation of '\(names.interface)'. Call this once, when the app starts.")
        writer.block("public func \(names.connect)()") {
            $0.line("\(names.port).connect(\(names.connection)())")
        }
    }
}

extension SwiftWriter {
    /// Adds an empty line before all but the first.
    fileprivate mutating func separate(_ isFirst: inout Bool) {
        if !isFirst { line() }
        isFirst = false
    }

    /// Adds `head {`, each entry and `}`; or `head {}` without entries.
    fileprivate mutating func body<Entry>(
        _ head: String, of entries: [Entry], _ write: (inout SwiftWriter, Entry) -> Void
    ) {
        guard !entries.isEmpty else { return line("\(head) {}") }
        block("\(head)") { writer in for entry in entries { write(&writer, entry) } }
    }
}
