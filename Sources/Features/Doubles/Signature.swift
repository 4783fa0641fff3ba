import DovetailBasics
import DovetailFacts

/// The declaration of a requirement in a double, and the use of its parameters.
struct Signature {
    /// An argument for the closure that a test programs.
    struct Forwarded {
        var type: String
        var value: String
    }

    /// The requirement's name in messages.
    let title: String
    private(set) var generics = ""
    private(set) var parameters = ""
    /// With a leading space.
    private(set) var effects = ""
    private(set) var requirements = ""
    private(set) var recorded: [Recorder.Argument] = []
    private(set) var forwarded: [Forwarded] = []
    /// Statements at the start of the body, and after the closure was called.
    private(set) var before: [String] = []
    private(set) var after: [String] = []
    /// The names of the generic parameters in the double.
    let genericNames: Set<String>
    /// Those whose values cannot be copied.
    private let noncopyable: Set<String>
    private let renaming: [String: String]
    private let closures: Set<String>
    /// The declared type of the error that tests program.
    private(set) var error: String?
    /// The expression that is thrown for it.
    private(set) var thrownError: String?
    private(set) var thrownType = ""
    /// Whether errors of the closure must be cast.
    private(set) var castsErrors = false
    let isRethrowing: Bool
    private let isAsync: Bool
    /// The name of a setter's value.
    private(set) var newValue = "newValue"

    init(_ requirement: MemberSignature, double: TestDouble, library: ProtocolLibrary) {
        // Generic parameters hide associated types with the same names, which are generic parameters of the double.
        let generics = requirement.generics
        let hidden = Set(generics.map(\.name)).intersection(double.typeNames)
        var renaming = double.renaming
        for name in generics.map(\.name) { renaming[name] = hidden.contains(name) ? "\(name)Parameter" : nil }
        self.renaming = renaming
        genericNames = Set(generics.map { renaming[$0.name] ?? $0.name })
        closures = double.closureNames
        isRethrowing = requirement.effects.thrown == "rethrows"
        isAsync = requirement.effects.isAsync
        noncopyable = Set(
            generics.filter { $0.constraint?.isNoncopyable == true }.map { renaming[$0.name] ?? $0.name }
                + requirement.requirements.filter(\.right.isNoncopyable).map { $0.left.replacing(renaming).text })
        if !generics.isEmpty {
            let texts = generics.map { parameter in
                (parameter.isPack ? "each " : "") + (renaming[parameter.name] ?? parameter.name.asName)
                    + (parameter.constraint.map { ": \($0.replacing(renaming).text)" } ?? "")
            }
            self.generics = "<\(texts.joined(separator: ", "))>"
        }
        let clauses = requirement.requirements.map { $0.replacing(renaming).text }
        if !clauses.isEmpty { requirements = " where \(clauses.joined(separator: ", "))" }
        var specifiers = requirement.effects
        if let thrown = requirement.thrown { specifiers.thrown = thrown.replacing(renaming).text }
        title = Recorder.title(requirement, double)
        effects = specifiers.specifiers.isEmpty ? "" : " \(specifiers.specifiers)"
        setError(requirement)
        var texts: [String] = []
        var names: Set<String> = ["self"]
        for (index, parameter) in requirement.parameters.enumerated() {
            let plain = parameter.name ?? "argument\(index + 1)"
            let name = names.insert(plain).inserted ? plain : "\(plain)\(index + 1)"
            names.insert(name)
            let type = parameterType(parameter)
            texts.append(
                Self.declaration(parameter, name: name, type: type, isSubscript: requirement.kind == .subscript))
            add(parameter, name: name, type: type, library: library)
        }
        parameters = texts.joined(separator: ", ")
        newValue = names.contains("newValue") ? "_newValue" : "newValue"
    }

    /// A type of the requirement, as written in the double.
    func own(_ type: SwiftType) -> SwiftType { type.replacing(renaming) }

    /// Whether values of a type cannot be stored.
    func isUnkeepable(_ type: SwiftType) -> Bool { type.isNoncopyable || type.mentions(noncopyable) }

    /// A closure bound to an associated type escapes, although the protocol cannot declare that.
    private func parameterType(_ parameter: MemberParameter) -> SwiftType {
        var type = own(parameter.type)
        if closures.contains(parameter.type.text), type.specifiers.isEmpty {
            type.attributes.insert("@escaping", at: 0)
        }
        return type
    }

    private static func declaration(_ parameter: MemberParameter, name: String, type: SwiftType, isSubscript: Bool)
        -> String
    {
        let label = parameter.label ?? "_"
        // Subscripts have argument labels only if two names are written.
        let names =
            label == name && !isSubscript
            ? label.asName
            : isSubscript && label == "_" ? name.asName : "\(label == "_" ? label : label.asLabel) \(name.asName)"
        return "\(names): \(type.declared)\(parameter.isVariadic ? "..." : "")"
    }

    private mutating func setError(_ requirement: MemberSignature) {
        guard requirement.effects.thrown != nil, !isRethrowing else { return }
        guard let thrown = requirement.thrown.map(own) else {
            (error, thrownError) = ("any Swift.Error", "_error")
            return
        }
        thrownType = thrown.text
        castsErrors = thrown.mentions(genericNames)
        thrownError = castsErrors ? StubSupport.cast("_error", to: thrownType, of: title) : "_error as! \(thrownType)"
        error = castsErrors ? "any Swift.Error" : thrownType
    }

    /// The type of the closure that a test programs.
    func closure(_ requirement: MemberSignature) -> String? {
        let result = requirement.result.map(own)
        if let result, result.mentions(noncopyable) { return nil }
        var effects = requirement.effects
        if isRethrowing { effects.thrown = nil }
        if castsErrors { effects.thrown = "" }
        if let type = requirement.thrown, !castsErrors { effects.thrown = thrownType.isEmpty ? type.text : thrownType }
        let words = effects.specifiers.isEmpty ? "" : " \(effects.specifiers)"
        let answer = result?.erased(genericNames).stored ?? "()"
        return "(\(Self.list(forwarded.map(\.type))))\(words) -> \(answer)"
    }

    /// A value passed to another isolation domain. An existential is cast explicitly: otherwise the call would be
    /// passed the contained value and return that type.
    private static func disconnected(_ value: String, _ type: SwiftType) -> String {
        type.tokens.first?.text == "any" ? "stubDisconnected(\(value) as \(type.stored))" : "stubDisconnected(\(value))"
    }

    /// The parameters of a closure's type. A single `Void` parameter needs its own parentheses.
    static func list(_ types: [String]) -> String {
        types == ["()"] || types == ["Void"] ? "()" : types.joined(separator: ", ")
    }

    private mutating func add(
        _ parameter: MemberParameter, name: String, type: SwiftType, library: ProtocolLibrary
    ) {
        let value = name.asName
        if type.shape == .packExpansion {
            let list = "_\(name)Values"
            before += ["var \(list): [Any] = []", "repeat \(list).append(each \(value))"]
            recorded.append(Recorder.Argument(name: name, type: type.erased(genericNames), value: list))
            forwarded.append(Forwarded(type: "[Any]", value: list))
            return
        }
        // Functions with parameter packs have no type that can be stored.
        guard !(type.shape == .function && type.tokens.contains { $0.text == "repeat" }) else { return }
        // A noncopyable value can be passed on, unless its type is unknown.
        guard !type.mentions(noncopyable), !(type.isOpaque && type.isNoncopyable) else { return }
        if library.isNoncopyable(type) || type.isNoncopyable {
            forwarded.append(
                Forwarded(type: type.passed, value: type.specifiers.contains("inout") ? "&\(value)" : value))
            return
        }
        let erased = type.erased(genericNames)
        let isErased = erased != type
        let isEscaping = type.attributes.contains { $0 == "@escaping" }
        if library.isFunction(type), !isEscaping, !parameter.isVariadic, !type.specifiers.contains("inout") {
            // It cannot be stored, and if it is generic, it cannot be passed on either.
            if !isErased { forwarded.append(Forwarded(type: type.passed, value: value)) }
            return
        }
        var kept = erased
        kept.specifiers = []
        if parameter.isVariadic {
            kept = SwiftType(
                tokens: [SwiftType.Token("[")]
                    + (erased.isSimpleList ? erased.tokens : SwiftType.bracketed(erased.stored))
                    + [SwiftType.Token("]")], shape: .array(erased))
        }
        let isBorrowed = type.specifiers.contains { ["borrowing", "consuming"].contains($0) }
        var copied = isBorrowed ? "copy \(value)" : value
        if type.isSending, !type.specifiers.contains("inout") { copied = "stubDisconnected(\(value))" }
        if type.isSending, !type.specifiers.contains("inout") {
            before.append("let _\(name) = \(copied)")
            recorded.append(Recorder.Argument(name: name, type: kept, value: "_\(name)"))
            forwarded.append(Forwarded(type: erased.passed, value: "stubDisconnected(_\(name))"))
            return
        }
        recorded.append(Recorder.Argument(name: name, type: kept, value: copied))
        if type.specifiers.contains("inout") {
            if type.isOpaque {
                // A closure cannot assign a value of a type without a name.
            } else if isErased {
                before.append("var _\(name): \(kept.stored) = \(value)")
                after.append("\(value) = \(StubSupport.cast("_\(name)", to: type.text, of: title))")
                forwarded.append(Forwarded(type: "inout \(kept.stored)", value: "&_\(name)"))
            } else {
                forwarded.append(Forwarded(type: type.passed, value: "&\(value)"))
            }
        } else {
            // An `async` requirement may be isolated while its closure is not: the value crosses isolation domains,
            // even if other code holds it.
            let isCrossing = isAsync && !isBorrowed && !DefaultValue.names.contains(type.text)
            forwarded.append(
                Forwarded(
                    type: parameter.isVariadic ? kept.stored : erased.passed,
                    value: isCrossing ? Self.disconnected(value, erased) : value))
        }
    }
}

extension SwiftType {
    var isSending: Bool { specifiers.contains("sending") }

    /// Whether it declares that its values cannot be copied or cannot escape.
    var isNoncopyable: Bool { shape != .function && tokens.contains { $0.text == "~" } }

    fileprivate var isSimpleList: Bool { attributes.isEmpty && shape != .function }

    fileprivate static func bracketed(_ text: String) -> [Token] { [Token("("), Token(text), Token(")")] }
}

extension ProtocolLibrary {
    /// Whether values of a type cannot be copied.
    func isNoncopyable(_ type: SwiftType) -> Bool {
        if case .optional(let inner) = type.shape { return isNoncopyable(inner) }
        return type.path?.last.map(noncopyable.contains) ?? false
    }
}

extension MemberSignature {
    /// The name without labels.
    var baseName: String {
        switch kind {
        case .method(let name), .property(let name): name
        case .subscript: "subscript"
        case .initializer: "init"
        }
    }

    var isUnavailable: Bool { attributes.contains { $0.hasPrefix("@available") && $0.contains(text: "unavailable") } }

    /// The attributes that its double also has.
    var keptAttributes: [String] {
        attributes.filter { attribute in
            isGlobalActor(attribute)
                || ["@discardableResult", "@Sendable", "@preconcurrency", "@concurrent"].contains(attribute)
                || attribute.hasPrefix("@available") && !attribute.isPlatformAvailability
        }
    }
}

extension String {
    /// Whether an attribute only says in which version a declaration was introduced.
    var isPlatformAvailability: Bool {
        hasPrefix("@available")
            && !["deprecated", "unavailable", "noasync", "renamed", "obsoleted"].contains { has($0) }
    }

    private func has(_ word: String) -> Bool { split { !$0.isLetter }.contains { $0 == word } }
}
