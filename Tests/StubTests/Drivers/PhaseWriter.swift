import DovetailDoubles
import DovetailFacts
import Foundation
import SwiftSyntax

/// Writes the calls of a check: without setup, with return values, with a closure, with an error, and of a setter.
struct PhaseWriter {
    private let call: CallWriter
    private var calls = 0

    init(_ call: CallWriter) { self.call = call }

    /// The arguments of one call, and the expected records.
    private struct Arguments {
        var recorded: [String] = []
        /// The arguments that a closure can inspect, by position.
        var seen: [Int: String] = [:]
        var closures: [Int: String] = [:]
    }

    mutating func write(into driver: inout MemberDriver) throws {
        guard let recorder = driver.member.recorders.first else { throw Refusal("it is unavailable") }
        checkShape(recorder, &driver)
        if driver.isInitializer {
            try writeMaking(recorder, &driver)
            return
        }
        let target = driver.target
        if driver.requirement.result == nil || call.result == "()" {
            try once(recorder, answer: nil, isExpected: nil, &driver)
        } else if !call.isNoncopyableResult, let fallback = Self.fallback(driver.requirement) {
            try once(recorder, answer: nil, isExpected: "\"\(fallback)\"", &driver)
        }
        driver.lines.append("\(target).\(driver.resetName)()")
        if let result = call.result, let answer = recorder.answer {
            driver.lines.append("do {")
            driver.lines.append(
                "let r: \(result) = \(try driver.value(result)); let rt = dvText(r as Any); \(target).\(answer) = r")
            try once(recorder, answer: answer, isExpected: "rt", &driver)
            driver.lines.append("}")
            driver.lines.append("\(target).\(driver.resetName)()")
            driver.lines.append("dvExpect(\"calls after reset\", \(target).\(recorder.prefix)CallsCount, 0)")
            try queue(recorder, answer, result, &driver)
            driver.lines.append("\(target).\(driver.resetName)()")
        }
        try closure(recorder, &driver)
        driver.lines.append("\(target).\(driver.resetName)()")
        try error(recorder, &driver)
        if driver.member.recorders.count > 1 {
            driver.lines.append("\(target).\(driver.resetName)()")
            try setter(driver.member.recorders[1], &driver)
        }
    }

    /// Checks that the recorded and programmed types follow from the declaration, not from the double.
    private func checkShape(_ recorder: EmittedDouble.Recorder, _ driver: inout MemberDriver) {
        let requirement = driver.requirement
        let kept = call.parameters.filter(\.isRecorded).map(\.recordedName)
        let isRethrowing = requirement.effects.thrown == "rethrows"
        let isAnswered = requirement.result != nil && !call.isNoncopyableResult && !driver.isInitializer
        let isThrowing = requirement.effects.thrown != nil && !isRethrowing && !driver.isInitializer
        driver.lines += [
            "dvExpect(\"what is kept\", \(Self.literal(recorder.arguments)), \(Self.literal(kept)))",
            "dvExpect(\"whether an answer is programmed\", \(recorder.answer != nil), \(isAnswered))",
            "dvExpect(\"whether an error is programmed\", \(recorder.hasError), \(isThrowing))",
        ]
    }

    private static func literal(_ texts: [String]) -> String { "\"\(texts.joined(separator: ", "))\"" }

    /// The return value if nothing is programmed.
    private static func fallback(_ requirement: MemberSignature) -> String? {
        let isGeneric = !(requirement.result?.names ?? []).isDisjoint(with: requirement.generics.map(\.name))
        switch requirement.result?.shape {
        case .optional: return "nil"
        case .array: return "[]"
        case .dictionary where !isGeneric: return "{}"
        default: return nil
        }
    }

    // MARK: Arguments

    private mutating func arguments(_ driver: inout MemberDriver) throws -> Arguments {
        calls += 1
        var result = Arguments()
        for (index, own) in call.parameters.enumerated() {
            let name = "a\(index)_\(calls)"
            var text: String
            if let fixed = own.fixed {
                text = fixed == "nil" ? "\"nil\"" : "dvText(\(fixed))"
            } else if own.isFunction, !own.isInout {
                result.closures[index] = try driver.value(own.type)
                text = own.parameter.isVariadic ? "\"[(Function), (Function)]\"" : "\"(Function)\""
            } else {
                let word = own.isInout ? "var" : "let"
                driver.lines.append("\(word) \(name): \(own.type) = \(try driver.value(own.type))")
                text = "dvText(\(name) as Any)"
                if own.parameter.isVariadic {
                    driver.lines.append("let b\(index)_\(calls): \(own.type) = \(try driver.value(own.type))")
                    text = "dvText([\(name), b\(index)_\(calls)] as [Any])"
                }
            }
            guard !own.isNoncopyable else { continue }
            if own.isRecorded {
                result.recorded.append(text)
                if own.isForwarded { result.seen[index] = text }
            }
        }
        driver.lines.append("let e\(calls): [Swift.String] = [\(result.recorded.joined(separator: ", "))]")
        return result
    }

    private func received(_ recorder: EmittedDouble.Recorder, _ driver: inout MemberDriver) {
        let start = "\(driver.target).\(recorder.prefix)"
        driver.lines.append("dvExpect(\"calls\", \(start)CallsCount, 1)")
        driver.lines.append("dvExpect(\"called\", \(start)Called, true)")
        guard let first = recorder.arguments.first else { return }
        if recorder.arguments.count == 1 {
            driver.lines.append(
                "dvExpect(\"received\", [dvText(\(start)Received\(Self.word(first)) as Any)], e\(calls))")
            driver.lines.append(
                "dvExpect(\"invocations\", \(start)ReceivedInvocations.map { dvText($0 as Any) }, e\(calls))")
        } else {
            driver.lines.append("dvExpect(\"received\", dvTexts(\(start)ReceivedArguments as Any), e\(calls))")
            driver.lines.append(
                "dvExpect(\"invocations\", \(start)ReceivedInvocations.map { dvTexts($0 as Any) }, [e\(calls)])")
        }
    }

    /// A name as the suffix of another.
    private static func word(_ name: String) -> String {
        let parts = isSwiftName(name) ? [name] : name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        return parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    // MARK: Calls

    private mutating func once(
        _ recorder: EmittedDouble.Recorder, answer: String?, isExpected expected: String?, _ driver: inout MemberDriver
    ) throws {
        driver.lines.append("dvExpect(\"calls before\", \(driver.target).\(recorder.prefix)CallsCount, 0)")
        let arguments = try arguments(&driver)
        driver.lines.append("let x\(calls) = try await \(use(arguments, driver))")
        received(recorder, &driver)
        if let expected { driver.lines.append("dvExpect(\"answer\", dvText(x\(calls) as Any), \(expected))") }
    }

    private func use(_ arguments: Arguments, _ driver: MemberDriver) -> String {
        call.use("dvCall", driver, call: calls, closures: arguments.closures)
    }

    /// Programs a queue of return values, which precedes the value for all calls.
    private mutating func queue(
        _ recorder: EmittedDouble.Recorder, _ answer: String, _ result: String, _ driver: inout MemberDriver
    ) throws {
        let names = ["r1", "r2", "r3"]
        driver.lines.append("do {")
        for name in names { driver.lines.append("let \(name): \(result) = \(try driver.value(result))") }
        driver.lines.append("let rt = [\(names.map { "dvText(\($0) as Any)" }.joined(separator: ", "))]")
        driver.lines.append(
            "\(driver.target).\(recorder.prefix)ReturnValues = [r1, r2]; \(driver.target).\(answer) = r3")
        for index in 0..<3 {
            let arguments = try arguments(&driver)
            driver.lines.append("let x\(calls) = try await \(use(arguments, driver))")
            driver.lines.append("dvExpect(\"answer \(index + 1)\", dvText(x\(calls) as Any), rt[\(index)])")
        }
        driver.lines.append("dvExpect(\"calls\", \(driver.target).\(recorder.prefix)CallsCount, 3)")
        driver.lines.append("}")
    }

    /// Programs a closure, which precedes return values.
    private mutating func closure(_ recorder: EmittedDouble.Recorder, _ driver: inout MemberDriver) throws {
        guard let type = recorder.closure else {
            if call.result == nil { driver.lines.append("dvExpect(\"whether a closure is programmed\", false, true)") }
            return
        }
        driver.lines.append("do {")
        driver.lines.append("let seen = DVSeen()")
        let arguments = try arguments(&driver)
        let after = try program(type, recorder.prefix, arguments, hasValue: false, &driver)
        if let answer = recorder.answer, let result = call.result {
            driver.lines.append("let q: \(result) = \(try driver.value(result)); \(driver.target).\(answer) = q")
        }
        driver.lines.append("let x = try await \(use(arguments, driver))")
        driver.lines += after
        if recorder.answer != nil { driver.lines.append("dvExpect(\"answer of the closure\", dvText(x as Any), rt)") }
        driver.lines.append("}")
    }

    /// Sets a closure that records its arguments, and returns the comparisons to make after the call.
    private mutating func program(
        _ type: String, _ prefix: String, _ arguments: Arguments, hasValue: Bool, _ driver: inout MemberDriver
    ) throws -> [String] {
        guard let tree = TypeTree.parse(type)?.functionType else { throw Refusal("the closure is none: \(type)") }
        let forwarded = call.parameters.indices.filter { call.parameters[$0].isForwarded }
        let count = forwarded.count + (hasValue ? 1 : 0)
        let names = (0..<count).map { "p\($0)" }
        var seen: [String] = []
        var body: [String] = []
        var expected: [String] = []
        var after: [String] = []
        for (place, index) in forwarded.enumerated() {
            guard let text = arguments.seen[index] else { continue }
            let own = call.parameters[index]
            let isBorrowed = own.parameter.type.specifiers.contains("borrowing")
            seen.append("dvText(\(isBorrowed ? "(copy p\(place))" : "p\(place)") as Any)")
            expected.append(text)
            if own.isInout, !own.isFunction, !own.parameter.type.specifiers.contains("sending") {
                driver.lines.append(
                    "let m\(index): \(own.type) = \(try driver.value(own.type)); let n\(index) = dvText(m\(index) as Any)"
                )
                body.append("p\(place) = m\(index)")
                after.append("dvExpect(\"inout argument\", dvText(a\(index)_\(calls) as Any), n\(index))")
            }
        }
        if hasValue, !call.isNoncopyableResult {
            seen.append("dvText(p\(count - 1) as Any)")
            expected.append("vt")
        }
        driver.lines.append("let s: [Swift.String] = [\(expected.joined(separator: ", "))]")
        body.insert("seen.add(\(seen.joined(separator: ", ")))", at: 0)
        if !hasValue, let result = call.result, result != "()" {
            if call.isNoncopyableResult {
                body.append("return \(try driver.value(result))")
            } else {
                driver.lines.append("let r: \(result) = \(try driver.value(result)); let rt = dvText(r as Any)")
                body.append("return r")
            }
        } else if !hasValue, call.result == "()" {
            driver.lines.append("let rt = \"()\"")
        }
        let used = names.map { name in body.contains { $0.contains(name) } ? name : "_" }
        let head = count == 0 || tree.parameters.isEmpty ? "" : "\(used.joined(separator: ", ")) in "
        driver.lines.append("\(driver.target).\(prefix)Closure = { \(head)\(body.joined(separator: "; ")) }")
        driver.lines.append("dvExpect(\"parameters of the closure\", \(tree.parameters.count), \(count))")
        return after + ["dvExpect(\"what the closure was given\", seen.calls, [s])"]
    }

    /// Programs an error, which precedes a closure and return values.
    private mutating func error(_ recorder: EmittedDouble.Recorder, _ driver: inout MemberDriver) throws {
        guard recorder.hasError else { return }
        let type = try driver.requirement.thrown.map { try driver.text($0, self: driver.type) } ?? "any Error"
        guard type != "Never" else { return }
        driver.lines.append("do {")
        let name = type == "any Error" ? "any Swift.Error" : type
        driver.lines.append("let failure: \(name) = \(try driver.value(type == "any Error" ? "DVError" : type))")
        driver.lines.append("\(driver.target).\(recorder.prefix)ThrowableError = failure")
        if let answer = recorder.answer, let result = call.result {
            driver.lines.append("let q: \(result) = \(try driver.value(result)); \(driver.target).\(answer) = q")
        }
        let arguments = try arguments(&driver)
        driver.lines.append("do { _ = try await \(use(arguments, driver)); dvExpect(\"an error\", false, true) }")
        driver.lines.append("catch { dvExpect(\"error\", dvText(error), dvText(failure)) }")
        driver.lines.append("dvExpect(\"calls that throw\", \(driver.target).\(recorder.prefix)CallsCount, 1)")
        driver.lines.append("}")
    }

    private mutating func writeMaking(_ recorder: EmittedDouble.Recorder, _ driver: inout MemberDriver) throws {
        let arguments = try arguments(&driver)
        driver.lines.append(
            "guard let made = try await \(use(arguments, driver)) else { dvExpect(\"made\", false, true); return }")
        received(recorder, &driver)
        driver.lines.append("made.\(driver.resetName)()")
        driver.lines.append("dvExpect(\"calls after reset\", made.\(recorder.prefix)CallsCount, 0)")
    }

    // MARK: Setters

    private mutating func setter(_ recorder: EmittedDouble.Recorder, _ driver: inout MemberDriver) throws {
        guard let result = call.result else { return }
        let type = recorder.closure ?? ""
        let names = call.parameters.filter(\.isRecorded).map(\.recordedName)
        let value = names.isEmpty ? "value" : names.contains("newValue") ? "assignedValue" : "newValue"
        let kept = names + (call.isNoncopyableResult ? [] : [value])
        driver.lines += [
            "dvExpect(\"what a setter keeps\", \(Self.literal(recorder.arguments)), \(Self.literal(kept)))",
            "dvExpect(\"calls before\", \(driver.target).\(recorder.prefix)CallsCount, 0)", "do {",
            "let seen = DVSeen()",
        ]
        var arguments = try arguments(&driver)
        let isFunction = TypeTree.parse(result)?.functionType != nil
        let given = try driver.value(result)
        if !isFunction { driver.lines.append("let v: \(result) = \(given)") }
        driver.lines.append(
            "let vt = \(isFunction ? "\"(Function)\"" : call.isNoncopyableResult ? "\"\"" : "dvText(v as Any)")")
        let after = try program(type, recorder.prefix, arguments, hasValue: true, &driver)
        let expected = arguments.recorded + (call.isNoncopyableResult ? [] : ["vt"])
        let use = call.use(
            "dvSet", driver, call: calls, more: [isFunction ? given : "v"], closures: arguments.closures)
        driver.lines.append("let t: [Swift.String] = [\(expected.joined(separator: ", "))]")
        driver.lines.append("try await \(use)")
        driver.lines += after
        let number = calls
        driver.lines.append("do { let e\(number) = t")
        received(recorder, &driver)
        driver.lines.append("}")
        if driver.requirement.isProperty, driver.member.recorders[0].answer != nil {
            arguments = try self.arguments(&driver)
            driver.lines.append("let x = try await \(self.use(arguments, driver))")
            driver.lines.append("dvExpect(\"value that was set\", dvText(x as Any), vt)")
        }
        driver.lines.append("}")
        driver.lines.append("\(driver.target).\(driver.resetName)()")
        driver.lines.append("dvExpect(\"calls after reset\", \(driver.target).\(recorder.prefix)CallsCount, 0)")
    }
}

extension MemberSignature {
    fileprivate var isProperty: Bool {
        if case .property = kind { return true }
        return false
    }
}
