import DovetailDiagnostics
import DovetailFacts
import DovetailSwiftCode

/// Writes one double.
struct DoubleWriter {
    let double: TestDouble
    let library: ProtocolLibrary
    let defaults: DefaultValue
    /// The access level of the double and its API for tests.
    let access: Access
    var writer = SwiftWriter()
    /// The line on which the code of each requirement starts.
    private(set) var places: [(line: Int, location: SourceLocation, title: String)] = []

    /// The emitted members, with their recorders.
    var emitted: [EmittedDouble.Member] = []
    var recorders: [(recorder: Recorder, condition: Condition)] = []
    let strictName: String
    let resetName: String

    init(_ double: TestDouble, library: ProtocolLibrary, defaults: DefaultValue, access: Access) {
        (self.double, self.library, self.defaults, self.access) = (double, library, defaults, access)
        let taken = Set(double.members.map(\.requirement.baseName))
        strictName = taken.contains("isStrict") ? "isStubStrict" : "isStrict"
        resetName = taken.contains("reset") ? "resetStub" : "reset"
    }

    var level: String { access == .internal ? "" : "\(access.keyword) " }

    mutating func write() {
        let condition = double.facts.condition
        writer.open(condition)
        let isNested = !double.facts.outer.isEmpty
        if isNested { writer.open("extension \(double.facts.outer.joined(separator: "."))") }
        writeType()
        if isNested { writer.close() }
        writer.close(condition)
    }

    private mutating func writeType() {
        let lineage = double.lineage
        for attribute in availability { writer.line("\(attribute)") }
        if let actor = lineage.globalActor { writer.line("\(actor)") }
        let kind = double.isActor ? "actor" : "final class"
        let generics = double.isGeneric ? "<\(double.generics.joined(separator: ", "))>" : ""
        let superclass = double.superclassName
        let parents =
            [superclass].compactMap(\.self) + [library.ambiguous[double.facts.path] ?? double.facts.name.asName]
            + ["Comparable", "Hashable", "Equatable"].filter { lineage.known.contains($0) }.prefix(1)
        let requirements =
            double.requirements.isEmpty ? "" : " where \(double.requirements.joined(separator: ", "))"
        let nonisolated = double.facts.isNonisolated ? "nonisolated " : ""
        let head = "\(level)\(nonisolated)\(kind) \(double.name.asName)\(generics)"
        writer.open("\(head): \(parents.joined(separator: ", "))\(requirements)")
        writeMembers()
        writer.close()
    }

    /// A double with newer members is itself only available there: stored properties cannot have their own
    /// availability.
    private var availability: [String] {
        let all = double.lineage.protocols.flatMap(\.attributes) + double.members.flatMap(\.requirement.attributes)
        var seen: Set<String> = []
        let own = double.facts.attributes.filter { $0.hasPrefix("@available") && !$0.isPlatformAvailability }
        return (all.filter(\.isPlatformAvailability) + own).filter { seen.insert($0).inserted }
    }

    // MARK: Members

    private mutating func writeMembers() {
        let hasSuperclass = double.superclassName != nil
        for (name, type) in double.aliases { writer.line("\(level)typealias \(name.asName) = \(type)") }
        if double.hasPlainInitializer {
            let isolation = double.lineage.globalActor != nil && !hasSuperclass ? "nonisolated " : ""
            writer.line(
                "\(level)\(isolation)\(hasSuperclass ? "override " : "")init() {\(hasSuperclass ? " super.init() " : "")}"
            )
        }
        for initializer in double.lineage.superclass?.initializers ?? [] { writeRequired(initializer) }
        writer.line()
        for member in double.members {
            let condition = member.requirement.condition
            writer.open(condition)
            let title = member.requirement.title
            places.append((writer.lines, member.requirement.location, title))
            emitted.append(
                EmittedDouble.Member(
                    requirement: member.requirement,
                    isolation: member.isolation.isEmpty ? "" : String(member.isolation.dropLast())))
            write(member, title)
            writer.close(condition)
            writer.line()
        }
        writeIdentity()
        writeModes()
    }

    private mutating func write(_ member: TestDouble.Member, _ title: String) {
        writer.line("// MARK: \(member.requirement.isStatic ? "static " : "")\(title)")
        writer.line()
        switch member.requirement.kind {
        case .method: writeMethod(member)
        case .initializer: writeInitializer(member)
        case .property: writeProperty(member)
        case .subscript: writeSubscript(member)
        }
    }

    /// The modifiers of a declaration for tests.
    func words(_ isStatic: Bool) -> String {
        level + (double.isIsolated ? "nonisolated " : "") + (isStatic ? "static " : "")
    }

    /// Writes a property with which tests read and set recorded state.
    ///
    /// - Parameter kept: the storage: `loginCalls.answer`.
    /// - Parameter read: the suffix in the getter.
    /// - Parameter new: the value in the setter.
    mutating func accessors(_ head: SwiftText, _ kept: String, read: String = "", new: String = "newValue") {
        writer.open(head)
        writer.line("get { \(kept)\(read) }")
        writer.line("set { \(kept) = \(new) }")
        writer.close()
    }
}
