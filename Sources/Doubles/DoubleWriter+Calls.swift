import WiringModel

extension DoubleWriter {
    /// What a requirement does when it is called.
    func call(
        _ recorder: Recorder, _ requirement: ProtocolMember, _ signature: Signature, _ result: SwiftType?
    ) -> [String] {
        let reference = recorder.reference
        let own = result.map(signature.own)
        let erased = own?.erased(signature.genericNames)
        func cast(_ value: String) -> String {
            guard own != erased, let own else { return value }
            return StubSupport.cast(value, to: own.stored, of: recorder.title)
        }
        var lines = signature.before + ["\(reference).record(\(Self.recorded(recorder)))"]
        if let error = signature.thrownError { lines.append("if let _error = \(reference).error { throw \(error) }") }
        if recorder.closure != nil {
            let values = signature.forwarded.map(\.value).joined(separator: ", ")
            let marks =
                signature.isRethrowing ? (requirement.effects.isAsync ? "await " : "") : requirement.effects.marks
            var call = "\(marks)_closure(\(values))"
            if own?.isSending == true { call = "stubDisconnected(\(call))" }
            let after = signature.after
            if signature.castsErrors {
                lines.append("if let _closure = \(reference).closure {")
                lines.append("    do {")
                lines +=
                    own == nil
                    ? ["        \(call)"] + after.map { "        \($0)" } + ["        return"]
                    : ["        return \(cast(call))"]
                let error = StubSupport.cast("error", to: signature.thrownType, of: recorder.title)
                lines += ["    } catch {", "        throw \(error)", "    }", "}"]
            } else if own == nil {
                lines.append("if let _closure = \(reference).closure {")
                lines += (["\(call)"] + after + ["return"]).map { "    \($0)" } + ["}"]
            } else if after.isEmpty {
                lines.append("if let _closure = \(reference).closure { return \(cast(call)) }")
            } else {
                lines.append("if let _closure = \(reference).closure {")
                lines += (["let _answer = \(cast(call))"] + after + ["return _answer"]).map { "    \($0)" } + ["}"]
            }
        }
        let strict = (recorder.isStatic ? "\(recorder.owner)." : "self.") + strictName
        let title = recorder.title.asLiteral
        if own == nil {
            lines.append("\(reference).finish(\(title), isStrict: \(strict))")
        } else if recorder.answer != nil {
            // A mere nil would say that there is none.
            let fallback = recorder.fallback.map { ", or: \($0 == "nil" ? ".some(nil)" : $0)" } ?? ""
            let names = "\(recorder.answerName) or \(recorder.prefix)Closure"
            var answer = "\(reference).answer(\(title), \"\(names)\", isStrict: \(strict)\(fallback))"
            if own?.isSending == true { answer = "stubDisconnected(\(answer))" }
            lines.append("return \(cast(answer))")
        } else {
            let names = recorder.closure == nil ? "nothing: its values cannot be kept" : "\(recorder.prefix)Closure"
            lines.append("stubUnprogrammed(\(title), \"\(names)\")")
        }
        return lines
    }

    /// What a setter does.
    static func lines(of setter: Recorder, call values: String) -> [String] {
        [
            "\(setter.reference).record(\(recorded(setter)))",
            "if let _closure = \(setter.reference).closure { _closure(\(values)) }",
        ]
    }
}
