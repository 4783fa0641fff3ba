import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import Foundation

/// The types of initial values that are calls, which may differ from what they look like.
extension SymbolTable {
    /// The type of `Type.make(…)`: the declared result of the only function with that name. Nil if unknown.
    func resultOfStaticCall(_ name: String, _ labels: [String?], of owner: BoundType) -> BoundType? {
        let found = instances(of: owner)
        guard found.count == 1, let type = found.first?.type, genericParameters(of: type).joined().isEmpty else {
            return nil
        }
        let candidates = typeAndSupertypes(of: type).flatMap { staticMembers(name, of: $0) }
        guard candidates.count == 1, let (function, context) = candidates.first, function.kind == .function,
            function.condition.isAlways, function.generics.isEmpty, let result = function.type?.shape,
            function.takes(labels), !result.isOpaque
        else { return nil }
        var inner = context
        inner.bindings["Self"] = owner
        return BoundType(shape: result, context: inner)
    }

    /// The type of `make(…)`: the result of the function of this name, if the program declares the name only once, and
    /// no library's function can be meant. A generic function tells its parameter by the arguments. Nil if unknown.
    func resultOfCall(
        _ name: String, _ labels: [String?], given: [TypeShape?], in context: LookupContext
    ) -> BoundType? {
        guard declarations.count(of: name) == 1, let (function, inner) = onlyFunction(name, in: context),
            function.condition.isAlways, !function.parameters.contains(where: \.isVariadic),
            let positions = CallShape(labels: labels).positions(in: function.parameters), let result = function.result,
            !result.isOpaque, !result.mentions(oneOf: ["Self"])
        else { return nil }
        if case .attributed = result { return nil }
        let types = positions.map { function.parameters[$0].type.shape }
        let generics = Set(function.generics.map(\.name))
        // A library's function fits no better if these are exactly the parameters.
        if mayBeOfLibrary(name, context) {
            guard positions.count == function.parameters.count, zip(types, given).allSatisfy({ $0 == $1 }) else {
                return nil
            }
        }
        guard result.mentions(oneOf: generics) else { return BoundType(shape: result, context: inner) }
        return bound(result, of: function, zip(types, given)).flatMap { shape in
            let type = BoundType(shape: shape, context: context)
            return isOfHiddenLiteral(type) ? nil : type
        }
    }

    /// The result of a function whose only generic parameter is the type of its arguments.
    private func bound(
        _ result: TypeShape, of function: MemberFact, _ arguments: Zip2Sequence<[TypeShape], [TypeShape?]>
    ) -> TypeShape? {
        // Constraints, and other parameters that mention it, may decide what a literal becomes.
        guard function.generics.count == 1, function.constraints.isEmpty, let generic = function.generics.first,
            generic.constraint == nil, !generic.isPack,
            function.parameters.allSatisfy({
                $0.type.shape == .name(generic.name) || !$0.type.shape.mentions(oneOf: [generic.name])
            })
        else { return nil }
        let given = arguments.filter { $0.0 == .name(generic.name) }.map(\.1)
        guard let first = given.first, let type = first, given.allSatisfy({ $0 == type }),
            result.mentionedNames == [generic.name]
        else { return nil }
        return result.replacing([generic.name: type])
    }

    /// The function of a name that is declared once: one outside all types that is visible, or a member of a type around
    /// the place.
    private func onlyFunction(_ name: String, in context: LookupContext) -> (MemberFact, LookupContext)? {
        for depth in stride(from: context.enclosing.count, through: 1, by: -1) {
            let path = Array(context.enclosing.prefix(depth))
            for type in declarations(of: path, in: context.enclosed(by: [])) {
                let line = typeAndSupertypes(of: type)
                let found = line.flatMap { members(name, of: $0) }
                if let only = found.first { return only.0.kind == .function ? only : nil }
                if line.contains(where: mayInheritMore) { return nil }
            }
        }
        return globals[name, default: []].first { function, inner in
            if function.location.path == context.file { return true }
            if inner.module == context.module { return function.access > .fileprivate }
            let isTested = program.modules[inner.module].module.name.map(context.testable.contains) ?? false
            return function.access >= (isTested ? .internal : .package) && function.interfaces.isEmpty
                && !context.imports.isDisjoint(with: importsShowing[of: inner.module])
        }
    }

    /// Whether the standard library, or a library that a file imports, may have a function of this name.
    private func mayBeOfLibrary(_ name: String, _ context: LookupContext) -> Bool {
        let own = Set(program.modules.compactMap(\.module.name)).union(KnownLibrary.modules)
        return Self.standardFunctions.contains(name) || !context.imports.isSubset(of: own)
    }

    /// Whether a type may have members of a library's type that is not the runtime's.
    private func mayInheritMore(_ type: Int) -> Bool {
        let declared = types[type]
        let clauses = declared.fact.inherits + extensions[type].flatMap(\.fact.inherits)
        return clauses.contains { clause in
            guard let path = clause.shape.path, case .external = meaning(of: path, in: declared.context) else {
                return false
            }
            let name = path.last ?? ""
            return !Self.runtimeTypes.contains(name) && !StandardTypes.names.contains(name)
        }
    }

    /// The functions of the standard library, outside all types.
    private static let standardFunctions: Set<String> = [
        "abs", "assert", "assertionFailure", "debugPrint", "dump", "extendLifetime", "fatalError",
        "getVaList", "isKnownUniquelyReferenced", "max", "min", "numericCast", "pointwiseMax", "pointwiseMin",
        "precondition", "preconditionFailure", "print", "readLine", "repeatElement", "sequence", "stride", "swap",
        "transcode", "type", "unsafeBitCast", "unsafeDowncast", "withExtendedLifetime", "withTaskGroup",
        "withThrowingTaskGroup", "withUnsafeBytes", "withUnsafeMutableBytes", "withUnsafeMutablePointer",
        "withUnsafePointer", "withVaList", "withoutActuallyEscaping", "zip",
    ]

    private func members(_ name: String, of type: Int) -> [(MemberFact, LookupContext)] {
        let declared = types[type]
        var members = declared.fact.members.map { ($0, declared.inside) }
        for extended in extensions[type] {
            let inner = extended.inside(declared)
            members += extended.fact.members.map { ($0, inner) }
        }
        return members.filter { $0.0.name == name }
    }

    private func staticMembers(_ name: String, of type: Int) -> [(MemberFact, LookupContext)] {
        members(name, of: type).filter(\.0.isStatic)
    }

    /// Whether a callee that looks like a type may be a function or an enum case.
    func mayBeFunction(_ type: BoundType) -> Bool {
        guard let path = type.shape.path, let last = path.last else { return false }
        if program.functionNames.contains(last) { return true }
        guard path.count > 1, case .external = meaning(of: path, in: type.context) else { return false }
        let owner = TypeShape.named(path.dropLast().map { .init($0) })
        return !instances(of: BoundType(shape: owner, context: type.context)).isEmpty
    }
}

/// How many declarations each name has, at any depth of the files that were read.
// The counts are only accessed under the lock.
final class DeclarationCounts: @unchecked Sendable {
    private let program: Program
    private let lock = NSLock()
    private var counts: [String: Int]?

    init(_ program: Program) { self.program = program }

    func count(of name: String) -> Int {
        lock.withLock {
            let known = counts ?? counted()
            counts = known
            return known[name] ?? 0
        }
    }

    private func counted() -> [String: Int] {
        var counts: [String: Int] = [:]
        for file in program.modules.lazy.flatMap(\.files) {
            for type in file.types {
                counts[type.name, default: 0] += 1
                for member in type.members { counts[member.name, default: 0] += 1 }
                for one in type.cases { counts[one.name, default: 0] += 1 }
            }
            for member in file.extensions.flatMap(\.members) + file.globals { counts[member.name, default: 0] += 1 }
            for alias in file.aliases { counts[alias.path.last ?? "", default: 0] += 1 }
        }
        return counts
    }
}

extension MemberFact {
    /// Whether a call with these labels can match the function.
    fileprivate func takes(_ labels: [String?]) -> Bool { CallShape.mayFit(labels, parameters) }
}

extension TypeShape {
    fileprivate var isOpaque: Bool {
        var found = false
        if case .opaque = self { return true }
        _ = mapped { inner in
            found = found || inner.isOpaque
            return inner
        }
        return found
    }
}
