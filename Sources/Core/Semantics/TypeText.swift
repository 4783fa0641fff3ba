import DovetailDiagnostics
package import DovetailFacts

/// A type in two forms: one to compare, one to write down.
package struct TypeText: Hashable {
    /// The same for all spellings of one type.
    package var key: String
    /// How a generated file spells it.
    package var swift: String
    /// Whether `swift` binds more loosely than a postfix `?`.
    package var isLoose = false
    /// Whether it names a generic parameter or an associated type, so that it stands for several types.
    package var isOpen = false

    package init(key: String, swift: String, isLoose: Bool = false, isOpen: Bool = false) {
        self.key = key
        self.swift = swift
        self.isLoose = isLoose
        self.isOpen = isOpen
    }

    package var bracketed: String { isLoose ? "(\(swift))" : swift }

    /// The key, in parentheses where it is a function's, whose result would be the optional otherwise.
    package var bracketedKey: String { isFunction ? "(\(key))" : key }

    /// Whether it is an optional, and not a function whose result is one.
    package var isOptional: Bool { key.hasSuffix("?") && !isFunction }

    /// Whether it is a function's type.
    private var isFunction: Bool {
        guard key.contains("->") else { return false }
        var depth = 0
        var last: Character = " "
        for character in key {
            switch character {
            case "(", "[", "<": depth += 1
            case ")", "]": depth -= 1
            case ">":
                if last == "-" {
                    if depth == 0 { return true }
                } else {
                    depth -= 1
                }
            default: break
            }
            last = character
        }
        return false
    }
}

extension SymbolTable {
    /// A type as the place that writes it means it.
    package func text(of type: BoundType) -> TypeText { text(of: type.shape, in: type.context) }

    /// A type as `context` means it.
    package func text(of shape: TypeShape, in context: LookupContext) -> TypeText {
        switch shape {
        case .named(let parts): return text(ofName: parts, in: context)
        case .optional(let inner):
            let inner = text(of: inner, in: context)
            return TypeText(key: "\(inner.bracketedKey)?", swift: "\(inner.bracketed)?", isOpen: inner.isOpen)
        case .implicitlyUnwrapped(let inner):
            let inner = text(of: inner, in: context)
            return TypeText(key: "\(inner.bracketedKey)?", swift: "\(inner.bracketed)!", isOpen: inner.isOpen)
        case .array(let inner):
            let inner = text(of: inner, in: context)
            return TypeText(key: "[\(inner.key)]", swift: "[\(inner.swift)]", isOpen: inner.isOpen)
        case .dictionary(let key, let value):
            let (key, value) = (text(of: key, in: context), text(of: value, in: context))
            return TypeText(
                key: "[\(key.key):\(value.key)]", swift: "[\(key.swift): \(value.swift)]",
                isOpen: key.isOpen || value.isOpen)
        case .tuple(let elements):
            let types = elements.map { ($0.label.map { "\($0): " } ?? "", text(of: $0.type, in: context)) }
            return TypeText(
                key: "(\(types.map { $0.0 + $0.1.key }.joined(separator: ",")))",
                swift: "(\(types.map { $0.0 + $0.1.swift }.joined(separator: ", ")))",
                isOpen: types.contains { $0.1.isOpen })
        case .function(let parameters, let effects, let result):
            let types = parameters.map { text(of: $0, in: context) }
            let result = text(of: result, in: context)
            let arrow = effects.isEmpty ? "->" : "\(effects) ->"
            let told = Self.plainEffects(effects)
            return TypeText(
                key: "(\(types.map(\.key).joined(separator: ",")))\(told.isEmpty ? "->" : "\(told) ->")\(result.key)",
                swift: "(\(types.map(\.swift).joined(separator: ", "))) \(arrow) \(result.swift)", isLoose: true,
                isOpen: result.isOpen || types.contains(where: \.isOpen))
        case .composition(let types): return text(ofComposition: types, in: context)
        case .metatype(let inner, let word): return text(ofMetatypeOf: inner, word, in: context)
        case .existential(.composition(let types)): return text(ofComposition: types, in: context)
        case .existential(let inner):
            let inner = text(of: inner, in: context).bare
            return TypeText(key: inner.key, swift: "any \(inner.swift)", isLoose: true, isOpen: inner.isOpen)
        case .opaque(let inner):
            let inner = text(of: inner, in: context).bare
            return TypeText(key: "some \(inner.key)", swift: "some \(inner.swift)", isLoose: true, isOpen: inner.isOpen)
        case .attributed(let words, let inner):
            let inner = text(of: inner, in: context)
            let lasting = words.filter { $0 != "@escaping" }
            return TypeText(
                key: (lasting.sorted() + [inner.key]).joined(separator: " "),
                swift: (words + [inner.swift]).joined(separator: " "), isLoose: true, isOpen: inner.isOpen)
        case .variadic(let inner):
            let inner = text(of: inner, in: context)
            return TypeText(key: "\(inner.bracketedKey)...", swift: "\(inner.bracketed)...", isOpen: inner.isOpen)
        case .other(let text): return TypeText(key: text, swift: text)
        }
    }

    /// `P.Type` is the type of all types that conform to `P`; `(any P).Type`, or `P.Protocol`, that of `any P` alone.
    private func text(ofMetatypeOf shape: TypeShape, _ word: String, in context: LookupContext) -> TypeText {
        let inner = text(of: shape, in: context)
        if word == "Protocol" || isExistential(shape, in: context) {
            return TypeText(key: "\(inner.key).Protocol", swift: "\(inner.bracketed).Type", isOpen: inner.isOpen)
        }
        guard inner.swift.hasPrefix("any ") else {
            return TypeText(key: "\(inner.bracketedKey).Type", swift: "\(inner.bracketed).Type", isOpen: inner.isOpen)
        }
        let name = inner.bare.swift
        return TypeText(
            key: "\(inner.key).Type", swift: "any \(name.contains("&") ? "(\(name))" : name).Type", isLoose: true,
            isOpen: inner.isOpen)
    }

    /// Whether a type is written as `any P`, by itself or behind another name.
    private func isExistential(_ shape: TypeShape, in context: LookupContext) -> Bool {
        if case .existential = shape { return true }
        guard let path = shape.path, case .alias(let alias) = meaning(of: path, in: context) else { return false }
        return isExistential(alias.fact.target.shape, in: alias.context)
    }

    /// `throws(any Error)` says what `throws` does, and `throws(Never)` nothing.
    private static func plainEffects(_ effects: String) -> String {
        guard effects.contains("(") else { return effects }
        var plain = effects
        for error in ["any Error", "any Swift.Error", "Error", "Swift.Error"] {
            plain = plain.replacing("throws(\(error))", with: "throws")
        }
        return plain.replacing(" throws(Never)", with: "").replacing("throws(Never)", with: "")
    }

    private func text(ofName parts: [TypeShape.NamePart], in context: LookupContext) -> TypeText {
        let path = parts.map(\.name)
        if path.count == 1, parts[0].arguments.isEmpty, let bound = context.bindings[path[0]] {
            return text(of: bound)
        }
        if let text = memberOfStandardType(parts, context) { return text }
        switch context.guessesModules ? inheritedMeaning(of: path, in: context) : meaning(of: path, in: context) {
        case .alias(let alias) where isUndecided(alias):
            return declared(alias.fact.path, alias.context.module, parts, context)
        case .alias(let alias):
            var inner = alias.context
            inner.bindings = arguments(of: alias, parts, in: context)
            inner.guessesModules = context.guessesModules
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
            if isOfRunTime, known.count == 1, MarkerProtocols.names.contains(known[0]) {
                return TypeText(key: "Any", swift: path.joined(separator: "."))
            }
            return external(known, spelled: path, parts.flatMap(\.arguments).map { text(of: $0, in: context) })
        case .open(let path):
            return TypeText(
                key: "<\(path.joined(separator: "."))>", swift: parts.map(\.name).joined(separator: "."), isOpen: true)
        }
    }

    /// `List.Element` where `List` is another name of `[T]`, and the like.
    private func memberOfStandardType(_ parts: [TypeShape.NamePart], _ context: LookupContext) -> TypeText? {
        guard parts.count > 1, let member = parts.last?.name,
            ["Element", "Key", "Value", "Wrapped"].contains(member),
            case .alias(let alias) = meaning(of: parts.dropLast().map(\.name), in: context),
            alias.fact.genericParameters.isEmpty
        else { return nil }
        switch (alias.fact.target.shape, member) {
        case (.array(let inner), "Element"), (.optional(let inner), "Wrapped"), (.dictionary(let inner, _), "Key"),
            (.dictionary(_, let inner), "Value"):
            return text(of: inner, in: alias.context)
        default: return nil
        }
    }

    /// A type of the program: its whole path, with the arguments where they were written.
    private func declared(
        _ path: [String], _ module: Int, _ parts: [TypeShape.NamePart], _ context: LookupContext
    ) -> TypeText {
        var keys: [String] = []
        var names: [String] = []
        let first = isAmbiguous(path[0]) ? distinctName(path[0], of: module) : path[0].asName
        for (index, name) in path.enumerated() {
            let spelled = index - (path.count - parts.count)
            let arguments = spelled < 0 ? [] : parts[spelled].arguments.map { text(of: $0, in: context) }
            keys.append(applied(key: name, swift: "", arguments).key)
            names.append(applied(key: "", swift: index == 0 ? first : name.asNestedName, arguments).swift)
        }
        let moduleName = program.modules[module].module.name
        let file = privateFile(path, module, context)
        return TypeText(
            key: "\(moduleName ?? "")|\(file)\(keys.joined(separator: "."))",
            swift: names.joined(separator: "."),
            isOpen: parts.contains { part in part.arguments.contains { text(of: $0, in: context).isOpen } })
    }

    /// The file of a private type, where another file has one of the same name; nothing for any other.
    private func privateFile(_ path: [String], _ module: Int, _ context: LookupContext) -> String {
        guard privateTwins.contains(path.joined(separator: ".")),
            case .types(let found)? = member(path, of: module, seenFrom: context.file), let type = found.first,
            types[type].fact.access <= .fileprivate
        else { return "" }
        return "\(types[type].fact.location.path)|"
    }

    /// The same type of the standard library has several names.
    private func external(_ path: [String], spelled: [String], _ arguments: [TypeText]) -> TypeText {
        switch (path.joined(separator: "."), arguments.count) {
        case ("Optional", 1): return TypeText(key: "\(arguments[0].bracketedKey)?", swift: "\(arguments[0].bracketed)?")
        case ("Array", 1): return TypeText(key: "[\(arguments[0].key)]", swift: "[\(arguments[0].swift)]")
        case ("Dictionary", 2):
            return TypeText(
                key: "[\(arguments[0].key):\(arguments[1].key)]",
                swift: "[\(arguments[0].swift): \(arguments[1].swift)]")
        case ("Void", 0): return TypeText(key: "()", swift: "Void")
        case ("AnyClass", 0): return TypeText(key: "AnyObject.Type", swift: "AnyClass")
        case ("Codable", 0): return TypeText(key: "Decodable&Encodable", swift: "Codable")
        case (let name, 0) where StandardTypes.sameAs[name] != nil:
            return TypeText(key: StandardTypes.sameAs[name] ?? name, swift: spelled.joined(separator: "."))
        default:
            return applied(key: path.joined(separator: "."), swift: spelled.joined(separator: "."), arguments)
        }
    }

    private func applied(key: String, swift: String, _ arguments: [TypeText]) -> TypeText {
        guard !arguments.isEmpty else { return TypeText(key: key, swift: swift) }
        return TypeText(
            key: "\(key)<\(arguments.map(\.key).joined(separator: ","))>",
            swift: "\(swift)<\(arguments.map(\.swift).joined(separator: ", "))>",
            isOpen: arguments.contains(where: \.isOpen))
    }
}

extension TypeText {
    /// Without the `any` in front.
    package var bare: TypeText {
        guard swift.hasPrefix("any ") else { return self }
        return TypeText(key: key, swift: String(swift.dropFirst(4)), isOpen: isOpen)
    }
}
