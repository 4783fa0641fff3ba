import DovetailFacts
import DovetailSemantics

// The types of literals, and the texts of values.

extension Interpreter {
    func list(of element: TypeValue) -> TypeValue {
        types.value(
            BoundType(shape: .array(element.shape), context: element.bound.context), origin: element.origin)
    }

    /// The type of a list whose order is not known.
    func set(of element: TypeValue) -> TypeValue {
        var context = element.bound.context
        context.bindings["$0"] = element.bound
        return types.value(
            BoundType(shape: .named([.init("Set", [.name("$0")])]), context: context), origin: element.origin)
    }

    func isUnordered(_ list: Value) -> Bool {
        list.type.map { types.head($0.withoutOptional).shape.path?.last == "Set" } ?? false
    }

    /// The type of a list of values; nil if they have several.
    func listType(_ values: [Value], _ frame: Frame) -> TypeValue? {
        guard let first = values.first?.type, values.allSatisfy({ $0.type == first }) else { return nil }
        return list(of: first)
    }

    /// The type of a dictionary of keys and values; nil if they have several.
    func dictionaryType(_ pairs: [[Value]], _ frame: Frame) -> TypeValue? {
        guard let key = pairs.first?[0].type, let value = pairs.first?[1].type,
            pairs.allSatisfy({ $0[0].type == key && $0[1].type == value })
        else { return nil }
        var context = frame.context.outside
        context.bindings["$0"] = key.bound
        context.bindings["$1"] = value.bound
        let frames = [key.origin.frame, value.origin.frame].filter { $0 > 0 }
        let origin = Origin(frame: frames.min() ?? frame.number)
        return types.value(
            BoundType(shape: .dictionary(.name("$0"), .name("$1")), context: context), origin: origin)
    }

    /// The types of the keys and the values of a dictionary's type.
    func partsOfDictionary(_ type: TypeValue?) -> (key: TypeValue?, value: TypeValue?) {
        guard let head = type.map({ types.head($0.withoutOptional) }), case .dictionary(let key, let value) = head.shape
        else { return (nil, nil) }
        func part(_ shape: TypeShape) -> TypeValue {
            types.value(BoundType(shape: shape, context: head.context), origin: type?.origin ?? Origin())
        }
        return (part(key), part(value))
    }

    /// What a literal is where a type of the program is expected that is made of literals; nil for any other.
    func literal(
        _ value: Value, _ label: String, site: Site?, _ state: inout State, _ frame: Frame, expecting type: TypeValue?
    ) -> Value? {
        guard let type = type?.withoutOptional, let declared = types.declaration(type)?.type,
            code.functions("init", of: declared).contains(where: {
                code.functions[$0].body.signature.parameters.map(\.label) == [label]
            })
        else { return nil }
        let call = Call(
            callee: .unknown, arguments: [BodyArgument(label, .unknown)], site: site ?? self.site(of: frame))
        return construct(type, call, given: [value], &state, frame, expecting: nil)
    }

    /// The text that a value is in a string; nil if it is not known.
    func text(of value: Value) -> String? {
        switch value.only {
        case .text(let text): text
        case .integer(let number): "\(number)"
        case .enumCase(let name, let payload) where payload.isEmpty && !describesItself(value): name
        case .metatype(let type): nameOfType(type)
        default: nil
        }
    }

    /// Whether the program says what the text of a value is.
    private func describesItself(_ value: Value) -> Bool {
        guard let declared = value.type.flatMap({ types.declaration($0.withoutOptional)?.type }) else { return false }
        return find("description", in: declared) != nil
    }

    /// The name of a type as `String(describing:)` gives it; nil if it is not known.
    private func nameOfType(_ type: TypeValue, depth: Int = 0) -> String? {
        guard depth < 8, !type.type.isOpen, !type.type.isUndecided else { return nil }
        let head = types.head(type)
        func inner(_ shape: TypeShape) -> String? {
            nameOfType(types.value(BoundType(shape: shape, context: head.context)), depth: depth + 1)
        }
        switch head.shape {
        case .named(let parts):
            guard let last = parts.last, parts.dropLast().allSatisfy(\.arguments.isEmpty) else { return nil }
            if last.arguments.isEmpty {
                // A type of a generic type is written with the arguments of that.
                guard let declared = types.declaration(type)?.type else { return last.name }
                return symbols.genericParameters(of: declared).joined().isEmpty ? last.name : nil
            }
            let arguments = last.arguments.compactMap(inner)
            guard arguments.count == last.arguments.count else { return nil }
            return "\(last.name)<\(arguments.joined(separator: ", "))>"
        case .optional(let wrapped): return inner(wrapped).map { "Optional<\($0)>" }
        case .array(let element): return inner(element).map { "Array<\($0)>" }
        default: return nil
        }
    }
}

// What is known of the standard library's and Foundation's values.

extension Interpreter {
    /// The type of a calculation with two numbers; nil if it is not known.
    func arithmeticType(_ left: Expression, _ one: Value, _ right: Expression, _ two: Value) -> TypeValue? {
        guard let first = one.type, let second = two.type else { return nil }
        if first == second { return first }
        // A literal becomes what the other is, if that can be made of it.
        if left.isNumber, !right.isNumber { return second }
        if right.isNumber, !left.isNumber { return first }
        guard left.isNumber, right.isNumber else { return nil }
        if case .real = left { return first }
        return second
    }

    /// What a calculation with two whole numbers gives; nil if it is not known.
    func calculated(_ symbol: String, _ one: Value, _ two: Value, _ type: TypeValue?) -> Value? {
        guard case .integer(let first)? = one.only, case .integer(let second)? = two.only else { return nil }
        let result: (partialValue: Int, overflow: Bool)
        switch symbol {
        case "+": result = first.addingReportingOverflow(second)
        case "-": result = first.subtractingReportingOverflow(second)
        case "*": result = first.multipliedReportingOverflow(by: second)
        default: return nil
        }
        guard !result.overflow else { return nil }
        return Value(.integer(result.partialValue), type)
    }

    /// Whether an initializer of another library's type may give nil.
    func isFailable(_ type: String, _ call: Call, _ state: State, _ frame: Frame) -> Bool {
        guard let first = call.all.first else { return false }
        let name = type.split(separator: ".").last.map(String.init) ?? type
        if first.label == "exactly" { return true }
        guard StandardValues.numbers.contains(name) || name == "Bool" else {
            return StandardValues.failable[name]?.contains(first.label ?? "") ?? false
        }
        guard first.label == nil, call.all.count == 1 || call.all[1].label == "radix" else { return false }
        var copy = state
        let given = withoutRecording { evaluate(first.value, &copy, frame, expecting: nil) }
        guard let given = given.type?.withoutOptional.type else { return false }
        return given == .foreign("String") || given == .foreign("Substring")
    }

    /// The text that `String(…)` makes of a value; nil if it is not known.
    func copiedText(_ call: Call, _ state: State, _ frame: Frame) -> Value? {
        guard call.all.count == 1, let only = call.all.first, [nil, "describing"].contains(only.label) else {
            return nil
        }
        var copy = state
        let value = withoutRecording { evaluate(only.value, &copy, frame, expecting: nil) }
        guard let text = text(of: value) else { return nil }
        var origin = value.origin
        if case .metatype(let type)? = value.only, type.origin.frame > 0 { origin = type.origin }
        if origin.frame == 0 { origin.frame = frame.number }
        return Value(.text(text), standard("String", frame), origin: origin)
    }

    /// Evaluates without any effect on what is found.
    func withoutRecording(_ body: () -> Value) -> Value {
        let (wasRecording, count) = (isRecording, later.count)
        isRecording = false
        defer {
            isRecording = wasRecording
            later.removeLast(later.count - count)
        }
        return body()
    }

    /// A member of a value of the standard library or Foundation whose type is known; nil for any other.
    func standardMember(_ name: String, of value: Value, isCall: Bool, _ frame: Frame) -> Value? {
        guard let own = value.type?.withoutOptional, case .named(let named) = own.type, let owner = named.parts.last,
            types.declaration(own) == nil, let result = StandardValues.members[owner.name]?[isCall ? name + "()" : name]
        else { return nil }
        var type = standard(result.hasSuffix("?") ? String(result.dropLast()) : result, frame)
        type.origin = own.origin
        if result.hasSuffix("?") { type = optional(type) }
        if case .text(let text)? = value.only, let known = StandardValues.text(name, of: text) {
            return Value(.text(known), type, origin: value.origin)
        }
        return .unknown(value.unknown ?? .member(name), type)
    }
}

extension Expression {
    /// Whether it is a literal of a number.
    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .real: true
        case .unary(_, let inner, _, _): inner.isNumber
        case .tuple(let parts): parts.count == 1 && parts[0].value.isNumber
        case .binary(_, let left, let right, _): left.isNumber && right.isNumber
        default: false
        }
    }
}
