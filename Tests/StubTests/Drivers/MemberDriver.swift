import DovetailDoubles
import DovetailFacts
import Foundation
import SwiftSyntax

/// Writes the functions that call one requirement of a double and compare the calls that the double recorded.
struct MemberDriver {
    let context: DriverContext
    let double: EmittedDouble
    let member: EmittedDouble.Member
    let number: Int
    /// Its name in the list of requirements that are not called.
    let name: String
    var sample: SampleValue
    var lines: [String] = []
    /// The types that type names refer to.
    private(set) var names: [String: String] = [:]

    init(_ context: DriverContext, _ double: EmittedDouble, _ member: EmittedDouble.Member, number: Int) {
        (self.context, self.double, self.member, self.number) = (context, double, member, number)
        name = Self.name(double, member)
        sample = SampleValue(
            known: context.fixture.values, doubles: context.doubles, declared: Set(context.file.types.keys),
            outer: double.facts.outer, created: context.fixture.created)
        names = context.associated[double.facts.path] ?? [:]
        for (alias, type) in context.file.aliases where names[alias] == nil && !context.genericAliases.contains(alias) {
            names[alias] = "(\(TypeTree.replacing(names, in: type.text)))"
        }
        let own = context.fixture.generics[name] ?? [:]
        for generic in requirement.generics {
            names[generic.name] =
                own[generic.name] ?? GenericChoices.concrete(generic.constraint?.replacing(names).text, context.doubles)
        }
    }

    /// `Login.login`, or `static Login.make`.
    static func name(_ double: EmittedDouble, _ member: EmittedDouble.Member) -> String {
        let prefix = member.recorders.first?.prefix ?? member.requirement.title
        return (member.requirement.isStatic ? "static " : "") + "\(double.facts.path).\(prefix)"
    }

    var requirement: MemberSignature { member.requirement }
    var type: String { context.doubles[double.facts.path] ?? double.path }
    var isInitializer: Bool { requirement.kind == .initializer }
    /// Functions in an extension of the type around the protocol are static.
    var staticWord: String { double.facts.outer.isEmpty ? "" : "static " }

    // MARK: Isolation

    var hasIsolatedParameter: Bool { requirement.parameters.contains { $0.type.specifiers.contains("isolated") } }

    /// Whether it is isolated to the double itself.
    var isOfActor: Bool {
        double.isActor && !requirement.isStatic && !isInitializer && member.isolation.isEmpty && !hasIsolatedParameter
    }

    /// The attribute of its global actor, with a trailing space.
    var globalActor: String {
        if let actor = context.fixture.actors[name] { return "\(actor) " }
        // A type that inherits from an isolated protocol is isolated, unless it declares otherwise.
        if hasIsolatedParameter || requirement.nonisolated != nil { return "" }
        if member.isolation.hasPrefix("@") { return "\(member.isolation) " }
        let own = requirement.attributes.first { $0.hasSuffix("Actor") && !$0.contains("(") }
        return (own ?? double.globalActor).map { "\($0) " } ?? ""
    }

    // MARK: Types

    /// A type in the driver, without specifiers and attributes.
    func text(_ type: SwiftType, self name: String) throws -> String {
        if type.tokens.contains(where: { ["repeat", "each"].contains($0.text) }) { throw Refusal("a parameter pack") }
        var names = names
        names["Self"] = name
        var text = TypeTree.replacing([:], members: context.members, in: type.replacing(names).text)
        if name == "D" { text = text.replacingOccurrences(of: self.type, with: "D") }
        guard type.isOpaque, let tree = TypeTree.parse(text) else { return text }
        let doubles = context.doubles
        let rewriter = OpaqueRewriter { GenericChoices.concrete($0, doubles) }
        let result = rewriter.rewrite(tree).trimmedDescription
        if let missing = rewriter.missing { throw Refusal("no type for some \(missing)") }
        return result
    }

    mutating func value(_ type: String) throws -> String {
        guard let value = sample.text(type) else { throw Refusal("no value of type \(type)") }
        return value
    }

    // MARK: All functions

    /// The functions; throws if they cannot be written.
    mutating func write() throws -> [String] {
        for generic in requirement.generics where names[generic.name] == nil {
            throw Refusal("no type for \(generic.name)")
        }
        let call = try CallWriter(self)
        lines += call.lines
        let isolation = isOfActor ? "" : globalActor
        if isOfActor {
            lines.append(
                "\(staticWord)func dvCheck\(number)() async throws { try await dvCheck\(number)(on: \(type)()) }")
            lines.append("\(staticWord)func dvCheck\(number)(on d: isolated \(type)) async throws {")
        } else {
            lines.append("\(isolation)\(staticWord)func dvCheck\(number)() async throws {")
            if !isInitializer, !requirement.isStatic { lines.append("let d = await \(type)()") }
        }
        if requirement.isStatic { lines.append("\(type).\(resetName)()") }
        var phases = PhaseWriter(call)
        try phases.write(into: &self)
        lines.append("}")
        return lines
    }

    var resetName: String {
        double.members.contains { $0.requirement.kind == .method("reset") || $0.requirement.kind == .property("reset") }
            ? "resetStub" : "reset"
    }

    /// The object or type through which the double's API is used.
    var target: String { isInitializer ? "made" : requirement.isStatic ? type : "d" }
}
