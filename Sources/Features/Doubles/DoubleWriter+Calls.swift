import DovetailFacts
import DovetailSwiftCode

extension DoubleWriter {
    /// Writes the body of a requirement.
    mutating func writeCall(
        _ recorder: Recorder, requirement: MemberSignature, signature: Signature, result: SwiftType?
    ) {
        let reference = recorder.reference
        let answer = Answer(result, signature: signature, recorder: recorder)
        for line in signature.before { writer.line("\(line)") }
        writer.line("\(reference).record(\(Self.recorded(recorder)))")
        if let error = signature.thrownError { writer.line("if let _error = \(reference).error { throw \(error) }") }
        if recorder.closure != nil {
            writeClosure(recorder, requirement: requirement, signature: signature, answer: answer)
        }
        let strict = (recorder.isStatic ? "\(recorder.owner)." : "self.") + strictName
        let title = recorder.title.asLiteral
        if answer.own == nil {
            writer.line("\(reference).finish(\(title), isStrict: \(strict))")
        } else if recorder.answer != nil {
            // A plain nil would mean that there is no fallback.
            let fallback = recorder.fallback.map { ", or: \($0 == "nil" ? ".some(nil)" : $0)" } ?? ""
            let names = "\(recorder.answerName) or \(recorder.prefix)Closure"
            let value = "\(reference).answer(\(title), \"\(names)\", isStrict: \(strict)\(fallback))"
            writer.line("return \(answer.cast(answer.disconnected(value)))")
        } else {
            let names = recorder.closure == nil ? "nothing: its values cannot be kept" : "\(recorder.prefix)Closure"
            writer.line("stubUnprogrammed(\(title), \"\(names)\")")
        }
    }

    /// Writes the call of the closure that a test programmed.
    private mutating func writeClosure(
        _ recorder: Recorder, requirement: MemberSignature, signature: Signature, answer: Answer
    ) {
        let values = signature.forwarded.map(\.value).joined(separator: ", ")
        let marks = signature.isRethrowing ? (requirement.effects.isAsync ? "await " : "") : requirement.effects.marks
        let call = answer.disconnected("\(marks)_closure(\(values))")
        let head = "if let _closure = \(recorder.reference).closure"
        let after = signature.after
        if answer.own != nil, after.isEmpty, !signature.castsErrors {
            return writer.line("\(head) { return \(answer.cast(call)) }")
        }
        writer.open("\(head)")
        if signature.castsErrors {
            let error = StubSupport.cast("error", to: signature.thrownType, of: recorder.title)
            writer.line("do {")
            if answer.own == nil {
                for line in [call] + after + ["return"] { writer.line("    \(line)") }
            } else {
                writer.line("    return \(answer.cast(call))")
            }
            writer.line("} catch {")
            writer.line("    throw \(error)")
            writer.line("}")
        } else {
            let isNothing = answer.own == nil
            writer.line("\(isNothing ? call : "let _answer = \(answer.cast(call))")")
            for line in after { writer.line("\(line)") }
            writer.line(isNothing ? "return" : "return _answer")
        }
        writer.close()
    }

    /// Writes the body of a setter.
    mutating func writeCall(ofSetter setter: Recorder, _ values: String) {
        writer.line("\(setter.reference).record(\(Self.recorded(setter)))")
        writer.line("if let _closure = \(setter.reference).closure { _closure(\(values)) }")
    }
}

/// The return value of a requirement.
private struct Answer {
    /// Its type; nil if there is none.
    let own: SwiftType?
    private let title: String
    /// Whether the stored type is an erased form of it.
    private let isErased: Bool

    init(_ result: SwiftType?, signature: Signature, recorder: Recorder) {
        own = result.map(signature.own)
        isErased = own.map { $0.erased(signature.genericNames) != $0 } ?? false
        title = recorder.title
    }

    func cast(_ value: String) -> String {
        guard isErased, let own else { return value }
        return StubSupport.cast(value, to: own.stored, of: title)
    }

    func disconnected(_ value: String) -> String { own?.isSending == true ? "stubDisconnected(\(value))" : value }
}
