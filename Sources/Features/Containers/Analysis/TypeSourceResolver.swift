import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// A known type, or the reason why it is unknown.
enum ResolvedType: Hashable {
    case known(TypeText)
    case unknown(String)
}

extension ContainerIndex {
    /// The type of a source, in its context.
    func resolved(_ source: TypeSource, in context: LookupContext) -> ResolvedType {
        switch source {
        case .written(let shape):
            let text = symbols.text(of: shape, in: context)
            return text.isOpen ? .unknown("a generic type") : .known(text)
        case .constructed(let shape, let labels): return constructed(BoundType(shape: shape, context: context), labels)
        case .member(let names):
            if let variable = variablesFlat(names, context: context).first(where: { $0.fact.type != nil }),
                let type = variable.fact.type, let labels = variable.fact.constructedBy
            {
                return constructed(BoundType(shape: type, context: variable.context), labels)
            }
            guard let type = type(of: names, in: context) else {
                return .unknown("the type of '\(names.joined(separator: "."))'")
            }
            return resolved(type)
        case .argument(let callee, let labels, let index, let generics):
            if let given = genericArgument(of: callee, labels: labels, index: index, generics: generics, in: context) {
                return resolved(.written(given), in: context)
            }
            guard let type = parameter(of: callee, labels, index, in: context) else {
                return .unknown("the type of an argument of '\(callee.joined(separator: "."))'")
            }
            return resolved(type)
        // A value that is unwrapped was an optional.
        case .unwrapped(.constructed(let shape, _)): return .known(symbols.text(of: shape, in: context))
        case .optional(let inner):
            guard case .known(let text) = resolved(inner, in: context) else { return resolved(inner, in: context) }
            return .known(text.optional)
        case .unwrapped(let inner):
            guard case .known(let text) = resolved(inner, in: context) else { return resolved(inner, in: context) }
            return .known(text.unwrapped)
        case .generic, .applied: return .unknown("a generic type")
        case .unknown(let why): return .unknown(why)
        }
    }

    /// The declared type of a source, optional or not.
    func bound(_ source: TypeSource, in context: LookupContext) -> BoundType? {
        switch source {
        case .written(let shape): BoundType(shape: shape, context: context)
        case .member(let names): type(of: names, in: context)
        case .argument(let callee, let labels, let index, let generics):
            genericArgument(of: callee, labels: labels, index: index, generics: generics, in: context).map {
                BoundType(shape: $0, context: context)
            } ?? parameter(of: callee, labels, index, in: context)
        case .unwrapped(let inner), .optional(let inner): bound(inner, in: context)
        case .constructed, .generic, .applied, .unknown: nil
        }
    }

    /// Whether a value's type is written with `any`.
    func isWrittenExistential(_ source: TypeSource, in context: LookupContext) -> Bool {
        switch source {
        case .written(.existential): return true
        case .member(let names):
            if case .existential? = type(of: names, in: context)?.shape { return true }
            return false
        default: return false
        }
    }

    /// Whether a value may be `self` in an extension of a protocol, whose type is that of the object.
    func mayBeSelfOfProtocol(_ source: TypeSource, in context: LookupContext) -> Bool {
        guard case .written(let shape) = source, let path = shape.path, path == context.enclosing else { return false }
        return symbols.declarations(of: path, in: context.enclosed(by: [])).contains {
            symbols.types[$0].fact.kind == .protocol
        }
    }

    /// Whether a value of a type's metatype may hold types that the compiler passes on as they are: those that conform
    /// to a protocol.
    func mayHoldOtherTypes(_ type: TypeShape, in context: LookupContext) -> Bool {
        switch type {
        case .existential: return true
        case .named:
            guard let path = type.path else { return true }
            if path == ["Any"] || path == ["AnyObject"] { return true }
            return symbols.declarations(of: path, in: context).contains { symbols.types[$0].fact.kind == .protocol }
        default: return false
        }
    }

    /// The type that an initializer makes, if it is known whether the initializer may fail.
    private func constructed(_ type: BoundType, _ labels: [String?]) -> ResolvedType {
        let text = symbols.text(of: type)
        let unknown = ResolvedType.unknown("the type of '\(text.swift)(…)', which may be optional,")
        guard let path = type.shape.path else {
            // `[Int](repeating: 0, count: 3)`
            return unknown
        }
        if case .external = symbols.meaning(of: path, in: type.context) {
            // `String(number)` never fails.
            let isText = path == ["String"] && labels == [nil]
            return !isText && Self.mayFail(labels) ? unknown : .known(text)
        }
        let fitting = initializers(of: path, in: type.context).filter { Self.fits(labels, $0.labels) }
        if fitting.isEmpty {
            // An initializer that comes from a macro or a supertype.
            let declared = symbols.declarations(of: path, in: type.context)
            let isPlain = declared.allSatisfy { index in
                symbols.types[index].fact.inherits.isEmpty
                    && symbols.extensions[index].allSatisfy(\.fact.inherits.isEmpty)
                    && symbols.types[index].fact.genericParameters.isEmpty
            }
            return isPlain && !declared.isEmpty ? .known(text) : unknown
        }
        if fitting.allSatisfy({ !$0.isFailable }) { return .known(text) }
        return fitting.allSatisfy(\.isFailable) ? .known(text.optional) : unknown
    }

    /// Whether an initializer of a type outside the program may be failable: a conversion, or one that takes text, data
    /// or a name.
    private static func mayFail(_ labels: [String?]) -> Bool {
        labels.first == .some(nil) || labels.contains { $0.map { failing.contains($0) } ?? false }
    }

    private static let failing: Set<String> = [
        "abbreviation", "base64Encoded", "bytes", "cString", "coder", "contentsOf", "contentsOfFile", "data",
        "dictionary",
        "exactly", "fileAtPath", "filename", "filePath", "for", "format", "from", "identifier", "name", "named", "path",
        "rawValue", "string", "suiteName", "systemName", "text", "url", "uuidString", "validating", "validatingUTF8",
        "value",
    ]

    /// A declared type, unless it uses a generic type's own parameters.
    private func resolved(_ type: BoundType) -> ResolvedType {
        let names = type.shape.mentionedNames
        for depth in 0...type.context.enclosing.count {
            let owner = Array(type.context.enclosing.prefix(depth))
            let isGeneric = symbols.declarations(of: owner, in: type.context).contains {
                !names.isDisjoint(with: symbols.types[$0].fact.genericParameters)
            }
            if isGeneric { return .unknown("a generic type") }
        }
        let text = symbols.text(of: type)
        return text.isOpen ? .unknown("a generic type") : .known(text)
    }

    /// The type of the parameter that receives a call's argument at `index`.
    private func parameter(
        of callee: [String], _ labels: [String?], _ index: Int, in context: LookupContext
    ) -> BoundType? {
        var found: [BoundType] = []
        if callee.last == "init" {
            found = initializerParameters(of: Array(callee.dropLast()), labels, index, in: context)
        } else {
            for function in functions(callee, labels, in: context) {
                guard let at = Self.position(of: index, labels, function.fact.labels),
                    function.fact.genericParameters.isEmpty
                else { continue }
                found.append(BoundType(shape: function.fact.parameterTypes[at], context: function.context))
            }
        }
        // If several functions match, they must agree.
        guard let first = found.first else { return nil }
        let text = symbols.text(of: first)
        return found.allSatisfy { symbols.text(of: $0).type == text.type } ? first : nil
    }

    /// The generic argument that is the type of a call's argument at `index`, if an initializer takes one directly:
    /// `Feed` of `Box<Feed>(…)` with `init(_ value: Value)`.
    private func genericArgument(
        of callee: [String], labels: [String?], index: Int, generics: [TypeShape], in context: LookupContext
    ) -> TypeShape? {
        guard callee.last == "init", !generics.isEmpty else { return nil }
        var given: Set<TypeShape?> = []
        for declared in symbols.declarations(of: Array(callee.dropLast()), in: context) {
            let fact = symbols.types[declared].fact
            guard fact.genericParameters.count == generics.count else { return nil }
            let written = fact.initializers + symbols.extensions[declared].flatMap(\.fact.initializers)
            var taken = written.map { $0.parameters.map { (label: $0.label, type: Optional($0.type.shape.given)) } }
            if fact.initializers.isEmpty, fact.kind == .struct {
                let stored = fact.members.filter { $0.kind == .property && !$0.isStatic && $0.isMemberwise }
                taken.append(stored.map { (label: $0.name, type: $0.type?.shape) })
            }
            for parameters in taken {
                guard let at = Self.position(of: index, labels, parameters.map(\.label)) else { continue }
                given.insert(zip(fact.genericParameters, generics).first { parameters[at].type == .name($0.0) }?.1)
            }
        }
        return given.count == 1 ? given.first ?? nil : nil
    }

    private func initializerParameters(
        of path: [String], _ labels: [String?], _ index: Int, in context: LookupContext
    ) -> [BoundType] {
        var found: [BoundType] = []
        for initializer in initializers(of: path, in: context) {
            guard let at = Self.position(of: index, labels, initializer.labels) else { continue }
            found.append(BoundType(shape: initializer.parameters[at], context: initializer.context))
        }
        return found
    }

    /// An initializer's parameters.
    struct Initializer {
        var labels: [String?]
        var parameters: [TypeShape]
        var context: LookupContext
        var location: SourceLocation
        /// `init?`
        var isFailable = false
        var isAsync = false
    }

    /// The initializers of a type: its declared ones, inherited ones if it declares none, and a struct's memberwise
    /// initializer.
    func initializers(of path: [String], in context: LookupContext) -> [Initializer] {
        var found: [Initializer] = []
        var pending = symbols.declarations(of: path, in: context)
        var seen = Set(pending)
        while let index = pending.popLast() {
            let type = symbols.types[index]
            guard type.fact.genericParameters.isEmpty else { continue }
            let written = type.fact.initializers + symbols.extensions[index].flatMap(\.fact.initializers)
            found += written.map { initializer in
                Initializer(
                    labels: initializer.parameters.map(\.label),
                    parameters: initializer.parameters.map(\.type.shape.given), context: type.inside,
                    location: initializer.location, isFailable: initializer.isFailable,
                    isAsync: initializer.effects.isAsync)
            }
            if !type.fact.initializers.isEmpty { continue }
            if type.fact.kind == .struct {
                let stored = type.fact.members.filter { $0.kind == .property && !$0.isStatic && $0.isMemberwise }
                // The parameter for a wrapped property has the type of the value or of the wrapper, or there is none.
                guard stored.allSatisfy({ $0.type != nil && $0.wrappers.isEmpty }) else { continue }
                found.append(
                    Initializer(
                        labels: stored.map(\.name), parameters: stored.compactMap(\.type?.shape), context: type.inside,
                        location: type.fact.location))
            } else {
                let parents = type.fact.inherits.compactMap(\.shape.path)
                let isRoot = parents.allSatisfy { parent in
                    let declared = symbols.declarations(of: parent, in: type.context)
                    return !declared.isEmpty && declared.allSatisfy { symbols.types[$0].fact.kind == .protocol }
                }
                if isRoot, type.fact.kind != .enum {
                    // A class without initializers has `init()`.
                    found.append(
                        Initializer(labels: [], parameters: [], context: type.inside, location: type.fact.location))
                }
                for parent in parents {
                    for next in symbols.declarations(of: parent, in: type.context)
                    where symbols.types[next].fact.kind == .class && seen.insert(next).inserted {
                        pending.append(next)
                    }
                }
            }
        }
        return found
    }

    /// The functions that a dotted name may mean and whose labels match.
    func functions(_ callee: [String], _ labels: [String?], in context: LookupContext)
        -> [Placed<ContainerFunctionFact>]
    {
        guard let name = callee.last, let named = functionsByName[name] else { return [] }
        var known = named.filter { Self.calls(labels, $0.fact) }
        if known.isEmpty { known = named.filter { Self.fits(labels, $0.fact.labels) } }
        guard !known.isEmpty else { return [] }
        if callee.count > 1 {
            let owner = Array(callee.dropLast())
            let owned = known.filter { Array($0.fact.path.dropLast()).hasSuffix(owner) }
            if !owned.isEmpty { return owned }
            if let type = type(of: owner, in: context)?.shape.unwrapped.withoutMarks.path {
                let typed = known.filter { Array($0.fact.path.dropLast()).hasSuffix(type) }
                if !typed.isEmpty { return typed }
            }
            // The type is known but does not declare the function: only inherited ones match.
            if !symbols.declarations(of: owner, in: context).isEmpty {
                let types = symbols.declarations(of: owner, in: context).flatMap {
                    inherited(symbols.types[$0].fact.path, context)
                }
                return known.filter { types.contains(Array($0.fact.path.dropLast())) }
            }
        } else {
            let own = known.filter { !context.enclosing.isEmpty && Array($0.fact.path.dropLast()) == context.enclosing }
            if !own.isEmpty { return own }
            let global = known.filter { $0.fact.path.count == 1 }
            if !global.isEmpty { known = global }
        }
        return known
    }

    /// Whether a call with these labels may call a function with the declared labels; some may be omitted.
    static func fits(_ labels: [String?], _ declared: [String?]) -> Bool {
        positions(labels, declared) != nil
    }

    /// The index of the parameter that receives a call's argument; nil if the call has no such argument.
    static func position(of index: Int, _ labels: [String?], _ declared: [String?]) -> Int? {
        guard labels.indices.contains(index) else { return nil }
        return positions(labels, declared)?[index]
    }

    /// Whether a call with these labels passes every parameter without a default.
    static func calls(_ labels: [String?], _ function: ContainerFunctionFact) -> Bool {
        guard var given = positions(labels, function.labels) else { return false }
        var open = 0
        // A trailing closure may be for any parameter.
        if labels.last == .some(nil) {
            given.removeLast()
            open = 1
        }
        let needed = function.labels.indices.filter { !function.defaulted.contains($0) && !given.contains($0) }
        return needed.count <= open
    }

    private static func positions(_ labels: [String?], _ declared: [String?]) -> [Int]? {
        var at = 0
        var found: [Int] = []
        for (index, label) in labels.enumerated() {
            var next = at
            // An unlabelled last argument may be a trailing closure for any parameter.
            while next < declared.count, declared[next] != label {
                if label == nil, index == labels.count - 1, index > 0, !declared[next...].contains(nil) { break }
                next += 1
            }
            guard next < declared.count else { return nil }
            found.append(next)
            at = next + 1
        }
        return found
    }
}
