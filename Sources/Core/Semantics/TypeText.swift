import DovetailBasics
import DovetailDiagnostics
package import DovetailFacts

/// A type, and its spelling in a generated file.
package struct TypeText: Hashable {
    package var type: Type
    /// The spelling in a generated file.
    package var swift: String
    /// Whether `swift` binds more loosely than a postfix `?`.
    package var isLoose = false

    package init(_ type: Type, swift: String, isLoose: Bool = false) {
        self.type = type
        self.swift = swift
        self.isLoose = isLoose
    }

    package var bracketed: String { isLoose ? "(\(swift))" : swift }

    /// Whether it contains a generic parameter or associated type, and so may be any of several types.
    package var isOpen: Bool { type.isOpen }

    package var isOptional: Bool { type.isOptional }

    /// Without a leading `any`.
    package var bare: TypeText {
        guard swift.hasPrefix("any ") else { return self }
        return TypeText(type, swift: String(swift.dropFirst(4)))
    }
}

extension SymbolTable {
    /// A type in its own context.
    package func text(of type: BoundType) -> TypeText { text(of: type.shape, in: type.context) }

    /// A type in `context`.
    package func text(of shape: TypeShape, in context: LookupContext) -> TypeText {
        switch shape {
        case .named(let parts): return text(ofName: parts, in: context)
        case .optional(let inner):
            let inner = text(of: inner, in: context)
            return TypeText(.optional(inner.type), swift: "\(inner.bracketed)?")
        case .implicitlyUnwrapped(let inner):
            let inner = text(of: inner, in: context)
            return TypeText(.optional(inner.type), swift: "\(inner.bracketed)!")
        case .array(let inner):
            let inner = text(of: inner, in: context)
            return TypeText(.array(inner.type), swift: "[\(inner.swift)]")
        case .dictionary(let key, let value):
            let (key, value) = (text(of: key, in: context), text(of: value, in: context))
            return TypeText(.dictionary(key: key.type, value: value.type), swift: "[\(key.swift): \(value.swift)]")
        case .tuple(let elements):
            let types = elements.map { ($0.label, text(of: $0.type, in: context)) }
            let swift = types.map { label, type in (label.map { "\($0): " } ?? "") + type.swift }
            return TypeText(
                .tuple(types.map { .init(label: $0, type: $1.type) }), swift: "(\(swift.joined(separator: ", ")))")
        case .function(let parameters, let effects, let result):
            return text(ofFunction: parameters, effects, result, in: context)
        case .composition(let types): return text(ofComposition: types, in: context)
        case .metatype(let inner, let word): return text(ofMetatypeOf: inner, word, in: context)
        case .existential(.composition(let types)): return text(ofComposition: types, in: context)
        case .existential(let inner):
            let inner = text(of: inner, in: context).bare
            return TypeText(inner.type, swift: "any \(inner.swift)", isLoose: true)
        case .opaque(let inner):
            let inner = text(of: inner, in: context).bare
            return TypeText(.opaque(inner.type), swift: "some \(inner.swift)", isLoose: true)
        case .attributed(let words, let inner):
            let inner = text(of: inner, in: context)
            let lasting = words.filter { $0 != "@escaping" }.sorted()
            return TypeText(
                lasting.isEmpty ? inner.type : .attributed(lasting, inner.type),
                swift: (words + [inner.swift]).joined(separator: " "), isLoose: true)
        case .variadic(let inner):
            let inner = text(of: inner, in: context)
            return TypeText(.attributed(["..."], inner.type), swift: "\(inner.bracketed)...")
        case .other(let text): return TypeText(.other(text), swift: text)
        }
    }

    private func text(
        ofFunction parameters: [TypeShape], _ effects: String, _ result: TypeShape, in context: LookupContext
    ) -> TypeText {
        let types = parameters.map { text(of: $0, in: context) }
        let result = text(of: result, in: context)
        let function = Type.Function(
            parameters: types.map(\.type), isAsync: effects.contains(text: "async"),
            thrown: thrown(by: effects, in: context),
            result: result.type)
        let arrow = effects.isEmpty ? "->" : "\(effects) ->"
        return TypeText(
            .function(function), swift: "(\(types.map(\.swift).joined(separator: ", "))) \(arrow) \(result.swift)",
            isLoose: true)
    }

    /// The type thrown by `throws` or `throws(E)`; nothing for `throws(Never)`.
    private func thrown(by effects: String, in context: LookupContext) -> Type? {
        guard let word = effects.firstRange(ofText: "throws") else { return nil }
        let rest = effects[word.upperBound...]
        guard rest.first == "(", let end = rest.lastIndex(of: ")") else { return .anyError }
        let thrown = rest[rest.index(after: rest.startIndex)..<end]
        let name = thrown.hasPrefix("any ") ? thrown.dropFirst(4) : thrown
        let path = name.split(separator: ".").map { TypeShape.NamePart(String($0)) }
        let isName = !path.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let type = isName ? text(of: .named(path), in: context).type : .other(String(name))
        return type == .foreign("Never") ? nil : type
    }

    /// `P.Type` is the type of all types that conform to `P`; `(any P).Type`, or `P.Protocol`, is only that of `any P`.
    private func text(ofMetatypeOf shape: TypeShape, _ word: String, in context: LookupContext) -> TypeText {
        let inner = text(of: shape, in: context)
        if word == "Protocol" || isExistential(shape, in: context) {
            return TypeText(.existentialMetatype(inner.type), swift: "\(inner.bracketed).Type")
        }
        guard inner.swift.hasPrefix("any ") else {
            return TypeText(.metatype(inner.type), swift: "\(inner.bracketed).Type")
        }
        let name = inner.bare.swift
        return TypeText(
            .metatype(inner.type), swift: "any \(name.contains("&") ? "(\(name))" : name).Type", isLoose: true)
    }

    /// Whether a type is written as `any P`, directly or through an alias.
    private func isExistential(_ shape: TypeShape, in context: LookupContext) -> Bool {
        if case .existential = shape { return true }
        guard let path = shape.path, case .alias(let alias) = meaning(of: path, in: context) else { return false }
        return isExistential(alias.fact.target.shape, in: alias.context)
    }

    private func text(ofName parts: [TypeShape.NamePart], in context: LookupContext) -> TypeText {
        let path = parts.map(\.name)
        if path.count == 1, parts[0].arguments.isEmpty, let bound = context.bindings[path[0]] {
            return text(of: bound, like: context)
        }
        if let expanded = expandingAlias(in: parts, context) ?? standardMember(of: parts, in: context) {
            return text(of: expanded, like: context)
        }
        switch context.guessesModules ? inheritedMeaning(of: path, in: context) : meaning(of: path, in: context) {
        case .alias(let alias) where isUndecided(alias):
            return declared(
                alias.fact.path, module: alias.context.module, parts: parts, context: context, isUndecided: true)
        case .alias(let alias):
            var inner = alias.context
            inner.bindings = arguments(of: alias, parts, in: context)
            inner.guessesModules = context.guessesModules
            inner.isForGeneratedFile = context.isForGeneratedFile
            return text(of: alias.fact.target.shape, in: inner)
        case .named(let module, let path): return declared(path, module: module, parts: parts, context: context)
        case .types(let indices):
            let type = types[indices[0]]
            var text = declared(type.fact.path, module: type.context.module, parts: parts, context: context)
            if type.fact.kind == .protocol {
                text.swift = "any \(text.swift)"
                text.isLoose = true
            }
            return text
        case .external(let known):
            if comparesAsAtRunTime, known.count == 1, MarkerProtocols.names.contains(known[0]) {
                return TypeText(.foreign("Any"), swift: path.joined(separator: "."))
            }
            var text = external(known, spelled: path, parts, in: context)
            if isUnknownMember(path, in: context) { text.type = .open([text.type.description]) }
            return text
        case .open(let path):
            return TypeText(.open(path), swift: parts.map(\.name).joined(separator: "."))
        }
    }

    /// A type in its own context, spelled for the same file as another.
    private func text(of type: BoundType, like context: LookupContext) -> TypeText {
        var own = type.context
        own.isForGeneratedFile = context.isForGeneratedFile
        return text(of: type.shape, in: own)
    }

    /// The type of a member such as `[T].Element`; nil for anything else.
    private func standardMember(of parts: [TypeShape.NamePart], in context: LookupContext) -> BoundType? {
        guard parts.count > 1, let member = parts.last?.name else { return nil }
        let owner = Array(parts.dropLast())
        guard case .external = meaning(of: owner.map(\.name), in: context) else { return nil }
        return member.ofStandardType(BoundType(shape: .named(owner), context: context))
    }

    /// Whether a path names an associated type of a standard type that may be the same as another type.
    private func isUnknownMember(_ path: [String], in context: LookupContext) -> Bool {
        guard path.count > 1, let name = path.last, StandardTypes.memberNames.contains(name) else { return false }
        switch meaning(of: Array(path.dropLast()), in: context) {
        case .external(let owner):
            guard let type = owner.last, owner.count == 1 else { return false }
            return StandardTypes.names.contains(type) && !StandardTypes.nominalMembers.contains("\(type).\(name)")
        case .alias: return true
        case .types, .named, .open: return false
        }
    }

    /// A type of the program: its whole path, with the arguments that are written.
    private func declared(
        _ path: [String], module: ModuleID, parts: [TypeShape.NamePart], context: LookupContext,
        isUndecided: Bool = false
    ) -> TypeText {
        var known: [NamedType.Part] = []
        var names: [String] = []
        let isDistinct =
            namesModules
            && (isAmbiguous(path[0])
                || needsModule(path[0], of: module, isWritten: parts.count > path.count, in: context))
        let first = isDistinct ? distinctName(path[0], of: module) : path[0].asName
        for (index, name) in path.enumerated() {
            let spelled = index - (path.count - parts.count)
            let arguments = spelled < 0 ? [] : parts[spelled].arguments.map { text(of: $0, in: context) }
            known.append(.init(name, arguments.map(\.type)))
            names.append((index == 0 ? first : name.asNestedName).applied(to: arguments))
        }
        let moduleName = program.modules[module].module.name
        let type = NamedType(
            module: moduleName ?? "", parts: known, file: privateFile(path, module: module, context: context),
            isUndecided: isUndecided)
        return TypeText(.named(type), swift: names.joined(separator: "."))
    }

    /// The file of a private type, if another file has one with the same name; otherwise nil.
    private func privateFile(_ path: [String], module: ModuleID, context: LookupContext) -> String? {
        guard privateNamesakes.contains(path.joined(separator: ".")),
            case .types(let found)? = declaration(path, of: module, context), let type = found.first,
            types[type].fact.access <= .fileprivate
        else { return nil }
        return types[type].fact.location.path
    }

    /// A type of another library. Some standard library types have several names.
    private func external(
        _ path: [String], spelled: [String], _ parts: [TypeShape.NamePart], in context: LookupContext
    ) -> TypeText {
        let arguments = parts.flatMap(\.arguments).map { text(of: $0, in: context) }
        switch (path.joined(separator: "."), arguments.count) {
        case ("Optional", 1): return TypeText(.optional(arguments[0].type), swift: "\(arguments[0].bracketed)?")
        case ("Array", 1): return TypeText(.array(arguments[0].type), swift: "[\(arguments[0].swift)]")
        case ("Dictionary", 2):
            return TypeText(
                .dictionary(key: arguments[0].type, value: arguments[1].type),
                swift: "[\(arguments[0].swift): \(arguments[1].swift)]")
        case ("CountableRange", 1), ("CountableClosedRange", 1):
            let name = String(path[0].dropFirst("Countable".count))
            return TypeText(.foreign(name, arguments.map(\.type)), swift: path[0].applied(to: arguments))
        case ("Void", 0): return TypeText(.void, swift: "Void")
        case ("AnyClass", 0): return TypeText(.metatype(.foreign("AnyObject")), swift: "AnyClass")
        case ("Codable", 0):
            return TypeText(.composition([.foreign("Decodable"), .foreign("Encodable")]), swift: "Codable")
        case (let name, 0) where StandardTypes.sameAs[name] != nil:
            return TypeText(.foreign(StandardTypes.sameAs[name] ?? name), swift: spelled.joined(separator: "."))
        default:
            let type = Type.foreign(path.joined(separator: "."), arguments.map(\.type))
            return TypeText(type, swift: spelled.joined(separator: ".").applied(to: arguments))
        }
    }
}

extension String {
    /// The name of a generic type with its arguments.
    fileprivate func applied(to arguments: [TypeText]) -> String {
        arguments.isEmpty ? self : "\(self)<\(arguments.map(\.swift).joined(separator: ", "))>"
    }

    /// The member of a standard library type with this name: `Element` of an array, `Key` of a dictionary.
    func ofStandardType(_ owner: BoundType) -> BoundType? {
        func bound(_ shape: TypeShape) -> BoundType { BoundType(shape: shape, context: owner.context) }
        switch (owner.shape, self) {
        case (.array(let inner), "Element"), (.optional(let inner), "Wrapped"), (.dictionary(let inner, _), "Key"),
            (.dictionary(_, let inner), "Value"):
            return bound(inner)
        case (.array, "Index"): return bound(.name("Int"))
        case (.array(let inner), "SubSequence"): return bound(.named([.init("ArraySlice", [inner])]))
        case (.named(let parts), _):
            let arguments = parts.last?.arguments ?? []
            switch (parts.last?.name, self, arguments.count) {
            case ("String", "Element", 0), ("Substring", "Element", 0): return bound(.name("Character"))
            case ("String", "SubSequence", 0), ("Substring", "SubSequence", 0): return bound(.name("Substring"))
            case ("Substring", "Index", 0): return bound(.named([.init("String"), .init("Index")]))
            case ("Array", "Index", 1), ("ArraySlice", "Index", 1), ("ContiguousArray", "Index", 1):
                return bound(.name("Int"))
            case ("Array", "SubSequence", 1), ("ArraySlice", "SubSequence", 1), ("ContiguousArray", "SubSequence", 1):
                return bound(.named([.init("ArraySlice", arguments)]))
            case ("Data", "Element", 0): return bound(.name("UInt8"))
            case ("Array", "Element", 1), ("Set", "Element", 1), ("ArraySlice", "Element", 1),
                ("ContiguousArray", "Element", 1), ("Optional", "Wrapped", 1), ("Dictionary", "Key", 2),
                ("Range", "Bound", 1), ("ClosedRange", "Bound", 1), ("Result", "Success", 2):
                return bound(arguments[0])
            case ("Dictionary", "Value", 2), ("Result", "Failure", 2): return bound(arguments[1])
            default: return nil
            }
        default: return nil
        }
    }
}
