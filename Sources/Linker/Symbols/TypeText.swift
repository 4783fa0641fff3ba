import WiringModel

/// A type in two forms: one to compare, one to write down.
struct TypeText: Hashable {
    /// The same for all spellings of one type.
    var key: String
    /// How a generated file spells it.
    var swift: String
    /// Whether `swift` binds more loosely than a postfix `?`.
    var isLoose = false

    var bracketed: String { isLoose ? "(\(swift))" : swift }
}

extension SymbolTable {
    /// A type as the place that writes it means it.
    func text(of type: BoundType) -> TypeText { text(of: type.shape, in: type.context) }

    /// A type as `context` means it.
    func text(of shape: TypeShape, in context: LookupContext) -> TypeText {
        switch shape {
        case .named(let parts): return text(ofName: parts, in: context)
        case .optional(let inner):
            let inner = text(of: inner, in: context)
            return TypeText(key: "\(inner.key)?", swift: "\(inner.bracketed)?")
        case .implicitlyUnwrapped(let inner):
            let inner = text(of: inner, in: context)
            return TypeText(key: "\(inner.key)?", swift: "\(inner.bracketed)!")
        case .array(let inner):
            let inner = text(of: inner, in: context)
            return TypeText(key: "[\(inner.key)]", swift: "[\(inner.swift)]")
        case .dictionary(let key, let value):
            let (key, value) = (text(of: key, in: context), text(of: value, in: context))
            return TypeText(key: "[\(key.key):\(value.key)]", swift: "[\(key.swift): \(value.swift)]")
        case .tuple(let elements):
            let types = elements.map { ($0.label.map { "\($0): " } ?? "", text(of: $0.type, in: context)) }
            return TypeText(
                key: "(\(types.map { $0.0 + $0.1.key }.joined(separator: ",")))",
                swift: "(\(types.map { $0.0 + $0.1.swift }.joined(separator: ", ")))")
        case .function(let parameters, let effects, let result):
            let types = parameters.map { text(of: $0, in: context) }
            let result = text(of: result, in: context)
            let arrow = effects.isEmpty ? "->" : "\(effects) ->"
            return TypeText(
                key: "(\(types.map(\.key).joined(separator: ",")))\(arrow)\(result.key)",
                swift: "(\(types.map(\.swift).joined(separator: ", "))) \(arrow) \(result.swift)", isLoose: true)
        case .composition(let types): return text(ofComposition: types, in: context)
        case .metatype(let inner, let word):
            let inner = text(of: inner, in: context)
            return TypeText(key: "\(inner.key).\(word)", swift: "\(inner.swift).\(word)", isLoose: inner.isLoose)
        case .existential(.composition(let types)): return text(ofComposition: types, in: context)
        case .existential(let inner):
            let inner = text(of: inner, in: context).bare
            return TypeText(key: inner.key, swift: "any \(inner.swift)", isLoose: true)
        case .opaque(let inner):
            let inner = text(of: inner, in: context).bare
            return TypeText(key: "some \(inner.key)", swift: "some \(inner.swift)", isLoose: true)
        case .attributed(let words, let inner):
            let inner = text(of: inner, in: context)
            let lasting = words.filter { $0 != "@escaping" }
            return TypeText(
                key: (lasting.sorted() + [inner.key]).joined(separator: " "),
                swift: (words + [inner.swift]).joined(separator: " "), isLoose: true)
        case .other(let text): return TypeText(key: text, swift: text)
        }
    }

    private func text(ofComposition types: [TypeShape], in context: LookupContext) -> TypeText {
        let parts = types.map { text(of: $0, in: context).bare }
        return TypeText(
            key: parts.map(\.key).sorted().joined(separator: "&"),
            swift: "any " + parts.map(\.swift).joined(separator: " & "), isLoose: true)
    }

    private func text(ofName parts: [TypeShape.NamePart], in context: LookupContext) -> TypeText {
        let path = parts.map(\.name)
        if path.count == 1, parts[0].arguments.isEmpty, let bound = context.bindings[path[0]] {
            return text(of: bound)
        }
        switch meaning(of: path, in: context) {
        case .alias(let alias):
            var inner = alias.context
            let arguments = parts.flatMap(\.arguments).map { BoundType(shape: $0, context: context) }
            inner.bindings = Dictionary(
                zip(alias.fact.genericParameters, arguments), uniquingKeysWith: { first, _ in first })
            return text(of: alias.fact.target.shape, in: inner)
        case .named(let module, let path): return declared(path, module, parts, context)
        case .types(let indices):
            let type = types[indices[0]]
            var text = declared(type.fact.path, type.context.module, parts, context)
            if type.fact.kind == .protocol {
                text.swift = "any \(text.swift)"
                text.isLoose = true
            }
            return text
        case .external(let known):
            return external(known, spelled: path, parts.flatMap(\.arguments).map { text(of: $0, in: context) })
        }
    }

    /// A type of the program: its whole path, with the arguments where they were written.
    private func declared(
        _ path: [String], _ module: Int, _ parts: [TypeShape.NamePart], _ context: LookupContext
    ) -> TypeText {
        var keys: [String] = []
        var names: [String] = []
        for (index, name) in path.enumerated() {
            let spelled = index - (path.count - parts.count)
            let arguments = spelled < 0 ? [] : parts[spelled].arguments.map { text(of: $0, in: context) }
            keys.append(applied(key: name, swift: "", arguments).key)
            names.append(applied(key: "", swift: index == 0 ? name.asName : name.asNestedName, arguments).swift)
        }
        let moduleName = program.modules[module].module.name
        let prefix = isAmbiguous(path[0]) ? moduleName.map { "\($0)." } ?? "" : ""
        return TypeText(
            key: "\(moduleName ?? "")|\(keys.joined(separator: "."))",
            swift: prefix + names.joined(separator: "."))
    }

    /// The same type of the standard library has several names.
    private func external(_ path: [String], spelled: [String], _ arguments: [TypeText]) -> TypeText {
        switch (path.joined(separator: "."), arguments.count) {
        case ("Optional", 1): return TypeText(key: "\(arguments[0].key)?", swift: "\(arguments[0].bracketed)?")
        case ("Array", 1): return TypeText(key: "[\(arguments[0].key)]", swift: "[\(arguments[0].swift)]")
        case ("Dictionary", 2):
            return TypeText(
                key: "[\(arguments[0].key):\(arguments[1].key)]",
                swift: "[\(arguments[0].swift): \(arguments[1].swift)]")
        case ("Void", 0): return TypeText(key: "()", swift: "Void")
        default:
            return applied(key: path.joined(separator: "."), swift: spelled.joined(separator: "."), arguments)
        }
    }

    private func applied(key: String, swift: String, _ arguments: [TypeText]) -> TypeText {
        guard !arguments.isEmpty else { return TypeText(key: key, swift: swift) }
        return TypeText(
            key: "\(key)<\(arguments.map(\.key).joined(separator: ","))>",
            swift: "\(swift)<\(arguments.map(\.swift).joined(separator: ", "))>")
    }
}

extension TypeText {
    /// Without the `any` in front.
    var bare: TypeText {
        guard swift.hasPrefix("any ") else { return self }
        return TypeText(key: key, swift: String(swift.dropFirst(4)))
    }
}
