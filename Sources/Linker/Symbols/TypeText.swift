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
        case .optional(let inner), .implicitlyUnwrapped(let inner):
            let inner = text(of: inner, in: context)
            return TypeText(key: "\(inner.key)?", swift: "\(inner.bracketed)?")
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
        let arguments = parts.flatMap(\.arguments).map { text(of: $0, in: context) }
        switch meaning(of: path, in: context) {
        case .alias(let alias) where !alias.fact.isGeneric:
            return text(of: alias.fact.target.shape, in: alias.context)
        case .alias(let alias):
            let name = qualified(alias.fact.path, module: alias.context.module)
            return applied(key: name.key, swift: name.swift, arguments)
        case .named(let module, let path):
            let name = qualified(path, module: module)
            return applied(key: name.key, swift: name.swift, arguments)
        case .types(let indices):
            let type = types[indices[0]]
            let name = qualified(type.fact.path, module: type.context.module)
            var text = applied(key: name.key, swift: name.swift, arguments)
            if type.fact.kind == .protocol {
                text.swift = "any \(text.swift)"
                text.isLoose = true
            }
            return text
        case .external(let known): return external(known, spelled: path, arguments)
        }
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

    private func qualified(_ path: [String], module: Int) -> TypeText {
        let name = path.joined(separator: ".")
        let moduleName = program.modules[module].module.name
        let isAmbiguous = isAmbiguous(path[0])
        return TypeText(
            key: "\(moduleName ?? "")|\(name)",
            swift: isAmbiguous && moduleName != nil ? "\(moduleName ?? "").\(name)" : name)
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
