import DovetailFacts
import DovetailSwiftCode

extension DoubleWriter {
    /// Writes the storage of recorded calls, and its API for tests.
    mutating func write(_ recorder: Recorder, _ condition: Condition) {
        recorders.append((recorder, condition))
        emitted[emitted.count - 1].recorders.append(
            EmittedDouble.Recorder(
                prefix: recorder.prefix, isStatic: recorder.isStatic, arguments: recorder.arguments.map(\.name),
                answer: recorder.answer == nil ? nil : recorder.answerName, hasError: recorder.error != nil,
                closure: recorder.closure))
        let arguments = recorder.argumentsType
        let type = recorder.storageType(arguments)
        if recorder.isStatic, double.isGeneric {
            let name = double.name.asName
            writer.block("private nonisolated static var \(recorder.storage): \(type)") {
                $0.line("StubStatics.shared.calls(of: \(name).self, \"\(recorder.storage)\") { StubCalls() }")
            }
        } else {
            writer.line("private nonisolated \(recorder.isStatic ? "static " : "")let \(recorder.storage) = \(type)()")
        }
        let (words, calls, prefix) = (words(recorder.isStatic), recorder.storage, recorder.prefix)
        writer.line("\(words)var \(prefix)CallsCount: Swift.Int { \(calls).count }")
        writer.line("\(words)var \(prefix)Called: Swift.Bool { \(calls).count > 0 }")
        if recorder.arguments.count == 1, let argument = recorder.arguments.first {
            let name = MemberNames.capitalized(MemberNames.identifier(argument.name))
            let value = argument.type.isOptional ? "\(calls).last ?? nil" : "\(calls).last"
            let type = argument.type.isOptional ? argument.type.stored : argument.type.optional
            writer.line("\(words)var \(prefix)Received\(name): \(type) { \(value) }")
        } else if !recorder.arguments.isEmpty {
            writer.line("\(words)var \(prefix)ReceivedArguments: \(arguments)? { \(calls).last }")
        }
        if !recorder.arguments.isEmpty {
            writer.line("\(words)var \(prefix)ReceivedInvocations: [\(arguments)] { \(calls).all }")
        }
        if let answer = recorder.answer {
            if answer.isOptional {
                accessors(
                    "\(words)var \(recorder.answerName): \(answer.stored)", "\(calls).answer", read: " ?? nil",
                    new: ".some(newValue)")
            } else {
                accessors("\(words)var \(recorder.answerName): \(answer.unwrapped)", "\(calls).answer")
            }
            accessors("\(words)var \(prefix)ReturnValues: [\(answer.stored)]", "\(calls).answers")
        }
        if let error = recorder.error {
            let cast = error == "any Swift.Error" ? "" : ".map { $0 as! \(error) }"
            accessors("\(words)var \(prefix)ThrowableError: (\(error))?", "\(calls).error", read: cast)
        }
        if let closure = recorder.closure {
            accessors("\(words)var \(prefix)Closure: (\(closure))?", "\(calls).closure")
        }
    }

    func recorder(_ member: TestDouble.Member, _ signature: Signature) -> Recorder {
        var recorder = Recorder(
            prefix: member.prefix, title: signature.title,
            isStatic: member.requirement.isStatic, arguments: signature.recorded, owner: double.name.asName)
        recorder.error = signature.error
        recorder.closure = signature.closure(member.requirement)
        return recorder
    }

    func setAnswer(
        _ recorder: inout Recorder, result: SwiftType, signature: Signature, name: String
    ) {
        let own = signature.own(result)
        guard !signature.isUnkeepable(own), !library.isNoncopyable(own) else { return }
        recorder.answer = own.erased(signature.genericNames)
        recorder.answerName = name
        if result.text == "Self", !double.isGeneric || !recorder.isStatic {
            recorder.fallback =
                recorder.isStatic ? (double.hasPlainInitializer ? "\(double.name.asName)()" : nil) : "self"
        } else if recorder.answer == own {
            recorder.fallback = defaults.text(result)
        } else if own.isOptional {
            recorder.fallback = "nil"
        } else if case .array = own.shape {
            recorder.fallback = "[]"
        }
    }

    func setter(_ member: TestDouble.Member, signature: Signature, result: SwiftType) -> Recorder {
        let own = signature.own(result)
        var recorder = Recorder(
            prefix: "\(member.prefix)Set", title: signature.title,
            isStatic: member.requirement.isStatic, arguments: signature.recorded, owner: double.name.asName)
        let kept = own.erased(signature.genericNames)
        if !library.isNoncopyable(own) {
            let names = Set(recorder.arguments.map(\.name))
            let name = names.isEmpty ? "value" : names.contains("newValue") ? "assignedValue" : "newValue"
            recorder.arguments.append(Recorder.Argument(name: name, type: kept, value: signature.newValue))
        }
        let isCopied = !library.isNoncopyable(own)
        let isFunction = kept == own && (library.isFunction(own) || double.closureNames.contains(result.text))
        let escaping = isFunction && !own.attributes.contains("@escaping") ? "@escaping " : ""
        let parameters =
            signature.forwarded.map(\.type) + [isCopied ? "\(escaping)\(kept.passed)" : "consuming \(kept.stored)"]
        recorder.closure = "(\(Signature.list(parameters))) -> ()"
        return recorder
    }

    static func recorded(_ recorder: Recorder) -> String {
        recorder.arguments.count == 1
            ? recorder.arguments[0].value
            : "(" + recorder.arguments.map(\.value).joined(separator: ", ") + ")"
    }
}
