import DovetailDoubles
import DovetailFacts
import Foundation
import SwiftSyntax

/// Writes the function that calls a requirement through its protocol, and keeps track of its arguments.
struct CallWriter {
    /// A parameter of the requirement, as the driver passes it.
    struct Parameter {
        var parameter: MemberParameter
        /// The name of the value in a check, without the number of the call.
        var name: String
        /// The type in a check.
        var type: String
        /// The double's name for the recorded argument.
        var recordedName: String
        var isFunction = false
        var isEscaping = false
        var isNoncopyable = false
        var isForwarded = true
        /// The value of an isolated parameter.
        var fixed: String?

        var isInout: Bool { parameter.type.specifiers.contains("inout") }
        /// Whether the double can record it.
        var isRecorded: Bool {
            !isNoncopyable && (!isFunction || isEscaping || parameter.isVariadic || isInout)
        }
    }

    private(set) var parameters: [Parameter] = []
    private(set) var lines: [String] = []
    /// The type of the return value in a check; nil if there is none.
    private(set) var result: String?
    let isNoncopyableResult: Bool
    private let number: Int
    private let hasObject: Bool

    init(_ driver: MemberDriver) throws {
        let requirement = driver.requirement
        let context = driver.context
        number = driver.number
        hasObject = !driver.isInitializer
        result = try requirement.result.map { Self.attributes($0) + (try driver.text($0, self: driver.type)) }
        if requirement.result != nil, driver.member.recorders.first?.answer == nil,
            driver.member.recorders.first?.closure == nil, !driver.isInitializer
        {
            throw Refusal("nothing can be programmed")
        }
        if result == "()" || result == "Void" || result == "Swift.Void" { result = "()" }
        if result == "Never" { throw Refusal("it never returns") }
        let noncopyable = Set(
            requirement.generics.filter { $0.constraint?.text.contains("~Copyable") == true }.map(\.name))
        let generics = Set(requirement.generics.map(\.name))
        isNoncopyableResult =
            requirement.result.map { context.isNoncopyable($0) || !$0.names.isDisjoint(with: noncopyable) } ?? false
        var used: Set<String> = ["self"]
        for (index, parameter) in requirement.parameters.enumerated() {
            let plain = parameter.name ?? "argument\(index + 1)"
            let recorded = used.insert(plain).inserted ? plain : "\(plain)\(index + 1)"
            used.insert(recorded)
            var own = Parameter(
                parameter: parameter, name: "a\(index)", type: try driver.text(parameter.type, self: driver.type),
                recordedName: recorded)
            let isGeneric = !parameter.type.names.isDisjoint(with: generics) || parameter.type.isOpaque
            let isBoundClosure =
                driver.names[parameter.type.text]?.contains("->") == true
                && context.file.aliases[parameter.type.text] == nil
            own.isFunction =
                parameter.type.shape == .function || isBoundClosure
                || parameter.type.path.map { $0.count == 1 && context.functions.contains($0[0]) } ?? false
            own.isEscaping = isBoundClosure || parameter.type.attributes.contains("@escaping")
            let isUnknown =
                !parameter.type.names.isDisjoint(with: noncopyable)
                || parameter.type.isOpaque && parameter.type.text.contains("~")
            own.isNoncopyable = context.isNoncopyable(parameter.type) || isUnknown
            own.isForwarded =
                !isUnknown && !(own.isFunction && !own.isEscaping && isGeneric)
                && !(own.isInout && parameter.type.isOpaque)
            if parameter.type.specifiers.contains("isolated") {
                own.fixed = parameter.type.text.contains("MainActor") ? "MainActor.shared" : "nil"
            }
            parameters.append(own)
        }
        try write(driver)
    }

    // MARK: The function

    private mutating func write(_ driver: MemberDriver) throws {
        let requirement = driver.requirement
        let expression = try self.expression(driver)
        let isAsync = requirement.effects.isAsync || driver.hasIsolatedParameter
        let word = isAsync ? "try await" : "try"
        let answer = try requirement.result.map { Self.attributes($0) + (try driver.text($0, self: "D")) }
        let isVoid = answer == nil || result == "()"
        let sending = requirement.result?.specifiers.contains("sending") == true ? "sending " : ""
        let made = driver.isInitializer ? "D?" : nil
        let arrow = made.map { " -> \($0)" } ?? (isVoid ? "" : " -> \(sending)\(answer ?? "")")
        let head = try self.head(driver, "dvCall", []) + "\(isAsync ? " async" : "") throws\(arrow)\(clause(driver))"
        let start = needsVariable(driver) ? "var d = d; " : ""
        lines.append("\(head) { \(start)\(answer == nil && made == nil ? "" : "return ")\(word) \(expression) }")
        guard requirement.hasSetter, requirement.kind != .initializer, let answer else { return }
        let set = try self.head(driver, "dvSet", ["_ v: \(isFunction(driver) ? "@escaping " : "")\(answer)"])
        let owned = isNoncopyableResult ? set.replacingOccurrences(of: "_ v: ", with: "_ v: consuming ") : set
        lines.append("\(owned)\(clause(driver)) { \(start)\(expression) = v }")
    }

    /// Whether the property stores a function.
    private func isFunction(_ driver: MemberDriver) -> Bool {
        guard let result = driver.requirement.result else { return false }
        return result.shape == .function || TypeTree.parse(self.result ?? "")?.functionType != nil
    }

    private static func attributes(_ type: SwiftType) -> String { type.attributes.map { "\($0) " }.joined() }

    private func needsVariable(_ driver: MemberDriver) -> Bool {
        hasObject && !driver.requirement.isStatic && !driver.isOfActor
    }

    private func clause(_ driver: MemberDriver) -> String {
        let equalities = driver.context.equalities(driver.double).map {
            "D.\($0.name.asName) == \($0.type == driver.type ? "D" : $0.type)"
        }
        if let own = driver.context.fixture.clauses[driver.name] {
            return " where \((equalities + [own]).joined(separator: ", "))"
        }
        return equalities.isEmpty ? "" : " where \(equalities.joined(separator: ", "))"
    }

    private func head(_ driver: MemberDriver, _ name: String, _ more: [String]) throws -> String {
        let requirement = driver.requirement
        let object = requirement.isStatic || !hasObject ? "_ d: D.Type" : "_ d: \(driver.isOfActor ? "isolated " : "")D"
        let own = try parameters.enumerated().flatMap { index, own -> [String] in
            guard own.fixed == nil else { return [] }
            var type = own.parameter.type
            type.specifiers.removeAll { ["__owned", "__shared", "isolated"].contains($0) }
            type.attributes.removeAll { $0.hasPrefix("@autoclosure") || !$0.hasPrefix("@") || isBuilder($0) }
            if own.isFunction, own.isEscaping || own.parameter.isVariadic, !type.attributes.contains("@escaping") {
                type.attributes.append("@escaping")
            }
            let words = (type.specifiers + type.attributes).map { "\($0) " }.joined()
            let text = "_ a\(index): \(words)\(try driver.text(own.parameter.type, self: "D"))"
            return own.parameter.isVariadic
                ? [text, text.replacingOccurrences(of: "_ a\(index):", with: "_ b\(index):")] : [text]
        }
        let facts = driver.double.facts
        let path =
            driver.context.fixture.through[driver.name] ?? (facts.outer + [facts.name.asName]).joined(separator: ".")
        return "\(driver.isOfActor ? "" : driver.globalActor)\(driver.staticWord)func \(name)\(number)<D: \(path)>("
            + ([object] + own + more).joined(separator: ", ") + ")"
    }

    private func isBuilder(_ attribute: String) -> Bool { attribute.hasSuffix("Builder") }

    private func expression(_ driver: MemberDriver) throws -> String {
        let requirement = driver.requirement
        let target = requirement.isStatic ? "D" : "d"
        let arguments = parameters.enumerated().flatMap { index, own -> [String] in
            var value = own.fixed ?? "a\(index)"
            if own.isInout { value = "&\(value)" }
            if own.parameter.type.attributes.contains(where: { $0.hasPrefix("@autoclosure") }) {
                let effects = TypeTree.parse(own.type)?.functionType?.effectSpecifiers
                value =
                    (effects?.throwsClause == nil || requirement.isOperator ? "" : "try ")
                    + (effects?.asyncSpecifier == nil ? "" : "await ")
                    + "\(value)()"
            }
            if requirement.isOperator { return [value] }
            let label =
                own.parameter.label.map {
                    "\(["inout", "var", "let"].contains($0) ? "`\($0)`" : isSwiftName($0) ? $0 : "`\($0)`"): "
                } ?? ""
            return own.parameter.isVariadic ? ["\(label)\(value)", "b\(index)"] : ["\(label)\(value)"]
        }
        let list = arguments.joined(separator: ", ")
        switch requirement.kind {
        case .initializer: return "D(\(list))"
        case .subscript: return "\(target)[\(list)]"
        case .property(let name): return "\(target).\(name.asName)"
        case .method(let name):
            guard requirement.isOperator else { return "\(target).\(name == "init" ? "`init`" : name.asName)(\(list))" }
            switch requirement.fixity {
            case "prefix": return "\(name)\(arguments[0])"
            case "postfix": return "\(arguments[0].filter { $0 != "&" })\(name)"
            default: return "\(arguments[0].filter { $0 != "&" }) \(name) \(arguments[1])"
            }
        }
    }

    // MARK: Its use

    /// The text of a call in a check.
    func use(_ name: String, _ driver: MemberDriver, call: Int, more: [String] = [], closures: [Int: String]) -> String
    {
        let object = hasObject && !driver.requirement.isStatic ? "d" : "\(driver.type).self"
        let own = parameters.enumerated().flatMap { index, own -> [String] in
            if own.fixed != nil { return [] }
            if let closure = closures[index] { return own.parameter.isVariadic ? [closure, closure] : [closure] }
            let value = "\(own.isInout ? "&" : "")a\(index)_\(call)"
            return own.parameter.isVariadic ? [value, "b\(index)_\(call)"] : [value]
        }
        return "\(name)\(number)(\(([object] + own + more).joined(separator: ", ")))"
    }
}

extension MemberSignature {
    /// Whether it is written between or next to its arguments.
    fileprivate var isOperator: Bool {
        guard case .method(let name) = kind else { return false }
        return isStatic && !name.contains { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
