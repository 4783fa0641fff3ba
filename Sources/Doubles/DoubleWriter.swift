import Emit
import WiringModel

/// Writes one double.
struct DoubleWriter {
    let double: Double
    let library: ProtocolLibrary
    let defaults: DefaultValue
    /// The level of the double and of what tests use of it.
    let access: Access
    var writer: SwiftWriter
    /// The line on which the source of each requirement begins.
    private(set) var places: [(line: Int, member: ProtocolMember)] = []

    /// What is kept of each requirement.
    private(set) var emitted: [EmittedDouble.Member] = []
    private var recorders: [(recorder: Recorder, conditions: [String])] = []
    private let strictName: String
    private let resetName: String

    init(
        _ double: Double, _ library: ProtocolLibrary, _ defaults: DefaultValue, _ access: Access, _ writer: SwiftWriter
    ) {
        (self.double, self.library, self.defaults, self.access, self.writer) = (
            double, library, defaults, access, writer
        )
        let taken = Set(double.members.map(\.requirement.baseName))
        strictName = taken.contains("isStrict") ? "isStubStrict" : "isStrict"
        resetName = taken.contains("reset") ? "resetStub" : "reset"
    }

    private var level: String { access == .internal ? "" : "\(access.keyword) " }

    mutating func write() {
        let conditions = double.facts.conditions
        for condition in conditions { writer.line("#if \(condition)") }
        if double.facts.outer.isEmpty {
            writeType()
        } else {
            var inner = self
            writer.block("extension \(double.facts.outer.joined(separator: "."))") { writer in
                inner.writer = writer
                inner.writeType()
                writer = inner.writer
            }
            (places, emitted) = (inner.places, inner.emitted)
        }
        for _ in conditions { writer.line("#endif") }
    }

    private mutating func writeType() {
        let lineage = double.lineage
        for attribute in availability { writer.line(attribute) }
        if let actor = lineage.globalActor { writer.line(actor) }
        let kind = double.isActor ? "actor" : "final class"
        let generics = double.isGeneric ? "<\(double.generics.joined(separator: ", "))>" : ""
        let superclass = double.superclassName
        let parents =
            [superclass].compactMap(\.self) + [double.facts.name.asName]
            + ["Comparable", "Hashable", "Equatable"].filter { lineage.known.contains($0) }.prefix(1)
        let requirements =
            double.requirements.isEmpty ? "" : " where \(double.requirements.joined(separator: ", "))"
        var inner = self
        let nonisolated = double.facts.isNonisolated ? "nonisolated " : ""
        let name = double.name.asName
        writer.block(
            "\(level)\(nonisolated)\(kind) \(name)\(generics): \(parents.joined(separator: ", "))\(requirements)"
        ) { writer in
            inner.writer = writer
            inner.writeMembers()
            writer = inner.writer
        }
        (places, recorders, emitted) = (inner.places, inner.recorders, inner.emitted)
    }

    /// What is newer than the oldest system is so as a whole: stored properties cannot be.
    private var availability: [String] {
        let all = double.lineage.protocols.flatMap(\.attributes) + double.members.flatMap(\.requirement.attributes)
        var seen: Set<String> = []
        let own = double.facts.attributes.filter { $0.hasPrefix("@available") && !$0.isPlatformAvailability }
        return (all.filter(\.isPlatformAvailability) + own).filter { seen.insert($0).inserted }
    }

    // MARK: Members

    private mutating func writeMembers() {
        let hasSuperclass = double.superclassName != nil
        for (name, type) in double.aliases { writer.line("\(level)typealias \(name.asName) = \(type)") }
        if double.hasPlainInitializer {
            let isolation = double.lineage.globalActor != nil && !hasSuperclass ? "nonisolated " : ""
            writer.line(
                "\(level)\(isolation)\(hasSuperclass ? "override " : "")init() {\(hasSuperclass ? " super.init() " : "")}"
            )
        }
        for initializer in double.lineage.superclass?.initializers ?? [] { writeRequired(initializer) }
        writer.line()
        for member in double.members {
            let conditions = member.requirement.conditions
            for condition in conditions { writer.line("#if \(condition)") }
            places.append((writer.lines, member.requirement))
            emitted.append(
                EmittedDouble.Member(
                    requirement: member.requirement,
                    isolation: String(member.isolation.reversed().drop { $0 == " " }.reversed())))
            write(member)
            for _ in conditions { writer.line("#endif") }
            writer.line()
        }
        writeIdentity()
        writeModes()
    }

    private mutating func write(_ member: Double.Member) {
        writer.line("// MARK: \(member.requirement.isStatic ? "static " : "")\(member.requirement.title)")
        writer.line()
        switch member.requirement.kind {
        case .method: writeMethod(member)
        case .initializer: writeInitializer(member)
        case .property: writeProperty(member)
        case .subscript: writeSubscript(member)
        }
    }

    /// The words before a declaration for tests.
    private func words(_ isStatic: Bool) -> String {
        level + (double.isIsolated ? "nonisolated " : "") + (isStatic ? "static " : "")
    }

    /// Where the calls are kept, and what tests see of them.
    private mutating func write(_ recorder: Recorder, _ conditions: [String]) {
        recorders.append((recorder, conditions))
        emitted[emitted.count - 1].recorders.append(
            EmittedDouble.Recorder(
                prefix: recorder.prefix, isStatic: recorder.isStatic, arguments: recorder.arguments.map(\.name),
                answer: recorder.answer == nil ? nil : recorder.answerName, hasError: recorder.error != nil,
                closure: recorder.closure))
        let type = recorder.storageType
        if recorder.isStatic, double.isGeneric {
            let isolation = double.isIsolated ? "nonisolated " : ""
            let name = double.name.asName
            writer.block("private \(isolation)static var \(recorder.storage): \(type)") {
                $0.line("StubStatics.shared.calls(of: \(name).self, \"\(recorder.storage)\") { StubCalls() }")
            }
        } else {
            let words = (double.isIsolated ? "nonisolated " : "") + (recorder.isStatic ? "static " : "")
            writer.line("private \(words)let \(recorder.storage) = \(type)()")
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
            writer.line("\(words)var \(prefix)ReceivedArguments: \(recorder.argumentsType)? { \(calls).last }")
        }
        if !recorder.arguments.isEmpty {
            writer.line("\(words)var \(prefix)ReceivedInvocations: [\(recorder.argumentsType)] { \(calls).all }")
        }
        if let answer = recorder.answer {
            if answer.isOptional {
                accessors(
                    "\(words)var \(recorder.answerName): \(answer.stored)", "\(calls).answer ?? nil",
                    "\(calls).answer = .some(newValue)")
            } else {
                accessors(
                    "\(words)var \(recorder.answerName): \(answer.unwrapped)", "\(calls).answer",
                    "\(calls).answer = newValue")
            }
            accessors(
                "\(words)var \(prefix)ReturnValues: [\(answer.stored)]", "\(calls).answers",
                "\(calls).answers = newValue")
        }
        if let error = recorder.error {
            let value = error == "any Swift.Error" ? "\(calls).error" : "\(calls).error.map { $0 as! \(error) }"
            accessors("\(words)var \(prefix)ThrowableError: (\(error))?", value, "\(calls).error = newValue")
        }
        if let closure = recorder.closure {
            accessors("\(words)var \(prefix)Closure: (\(closure))?", "\(calls).closure", "\(calls).closure = newValue")
        }
    }

    private mutating func accessors(_ head: String, _ get: String, _ set: String) {
        writer.block(head) {
            $0.line("get { \(get) }")
            $0.line("set { \(set) }")
        }
    }

    // MARK: Kinds of requirements

    private mutating func writeMethod(_ member: Double.Member) {
        let requirement = member.requirement
        guard case .method(let name) = requirement.kind else { return }
        let signature = Signature(requirement, double, library)
        let spaced = MemberNames.isOperator(name) ? "\(name) " : name.asName
        let head =
            words(of: member) + "func \(spaced)\(signature.generics)(\(signature.parameters))\(signature.effects)"
            + (requirement.result.map { " -> \(signature.own($0).declared)" } ?? "") + signature.requirements
        guard !requirement.isUnavailable else {
            writer.block(head) { $0.line("Swift.fatalError(\"unavailable\")") }
            return
        }
        var recorder = recorder(member, signature)
        if let result = requirement.result { setAnswer(&recorder, result, signature, "\(member.prefix)ReturnValue") }
        write(recorder, requirement.conditions)
        let call = self.call(recorder, requirement, signature, requirement.result)
        for attribute in requirement.keptAttributes { writer.line(attribute) }
        writer.block(head) { writer in for line in call { writer.line(line) } }
    }

    private mutating func writeInitializer(_ member: Double.Member) {
        let requirement = member.requirement
        let signature = Signature(requirement, double, library)
        var recorder = recorder(member, signature)
        (recorder.closure, recorder.error) = (nil, nil)
        write(recorder, requirement.conditions)
        for attribute in requirement.keptAttributes { writer.line(attribute) }
        let modifiers = level + member.isolation
        let required = double.isActor ? "" : "required "
        let isOverride = requirement.parameters.isEmpty && double.superclassName != nil
        let isWaiting = double.isActor && requirement.effects.isAsync
        let effects = signature.generics.isEmpty ? isWaiting ? " async" : "" : signature.effects
        writer.block(
            // Its errors and waiting are left out, so that tests make it as they like; but an actor's waiting is not.
            "\(modifiers)\(isOverride ? "override " : required)init\(signature.generics)(\(signature.parameters))"
                + "\(effects)\(signature.requirements)"
        ) { writer in
            for line in signature.before { writer.line(line) }
            if double.superclassName != nil { writer.line("super.init()") }
            writer.line("self.\(recorder.storage).record(\(Self.recorded(recorder)))")
        }
    }

    /// An initialiser that the class that is inherited requires of all that inherit it.
    private mutating func writeRequired(_ initializer: ProtocolMember) {
        let signature = Signature(initializer, double, library)
        let arguments = zip(initializer.parameters, signature.forwarded).map { parameter, forwarded in
            (parameter.label.map { "\($0): " } ?? "") + forwarded.value
        }
        writer.block("\(level)required init(\(signature.parameters))\(signature.effects)") {
            $0.line("\(initializer.effects.marks)super.init(\(arguments.joined(separator: ", ")))")
        }
    }

    private mutating func writeProperty(_ member: Double.Member) {
        let requirement = member.requirement
        guard case .property(let name) = requirement.kind, let result = requirement.result else { return }
        let signature = Signature(requirement, double, library)
        var getter = recorder(member, signature)
        setAnswer(&getter, result, signature, member.valueName)
        write(getter, requirement.conditions)
        let setter = requirement.hasSetter ? self.setter(member, signature, result) : nil
        if let setter { write(setter, requirement.conditions) }
        let call = self.call(getter, requirement, signature, result)
        for attribute in requirement.keptAttributes { writer.line(attribute) }
        let head = "\(words(of: member))var \(name.asName): \(double.own(result).declared)"
        writer.block(head) { writer in
            writer.block("get\(signature.effects)") { writer in for line in call { writer.line(line) } }
            if let setter {
                writer.block("set") { writer in
                    if getter.answer != nil { writer.line("\(getter.reference).answer = newValue") }
                    for line in Self.lines(of: setter, call: signature.newValue) { writer.line(line) }
                }
            } else if signature.effects.isEmpty, getter.answer != nil, result.text != "Never" {
                writer.line("set { \(getter.reference).answer = newValue }")
            }
        }
    }

    private mutating func writeSubscript(_ member: Double.Member) {
        let requirement = member.requirement
        guard let result = requirement.result else { return }
        let signature = Signature(requirement, double, library)
        var getter = recorder(member, signature)
        setAnswer(&getter, result, signature, "\(member.prefix)ReturnValue")
        write(getter, requirement.conditions)
        let setter = requirement.hasSetter ? self.setter(member, signature, result) : nil
        if let setter { write(setter, requirement.conditions) }
        let call = self.call(getter, requirement, signature, result)
        for attribute in requirement.keptAttributes { writer.line(attribute) }
        writer.block(
            "\(words(of: member))subscript\(signature.generics)(\(signature.parameters)) -> "
                + "\(signature.own(result).declared)\(signature.requirements)"
        ) { writer in
            writer.block("get\(signature.effects)") { writer in for line in call { writer.line(line) } }
            if let setter {
                let values = (signature.forwarded.map(\.value) + [signature.newValue]).joined(separator: ", ")
                let head = signature.newValue == "newValue" ? "set" : "set(\(signature.newValue))"
                writer.block(head) { writer in
                    for line in signature.before + Self.lines(of: setter, call: values) { writer.line(line) }
                }
            }
        }
    }

    // MARK: Parts

    private func words(of member: Double.Member) -> String {
        let requirement = member.requirement
        return level + member.isolation + (isOverride(requirement) ? "override " : "")
            + (requirement.isStatic ? "static " : "") + (requirement.fixity.map { "\($0) " } ?? "")
    }

    /// Whether the class that is inherited has a member of that name.
    private func isOverride(_ requirement: ProtocolMember) -> Bool {
        guard let superclass = double.lineage.superclass else {
            return double.superclassName != nil
                && ["description", "debugDescription", "hash"].contains(requirement.title)
        }
        return superclass.members.contains(requirement.title)
    }

    private func recorder(_ member: Double.Member, _ signature: Signature) -> Recorder {
        var recorder = Recorder(
            prefix: member.prefix, title: "\(double.name).\(member.requirement.title)",
            isStatic: member.requirement.isStatic, arguments: signature.recorded, owner: double.name.asName)
        recorder.error = signature.error
        recorder.closure = signature.closure(member.requirement)
        return recorder
    }

    private func setAnswer(
        _ recorder: inout Recorder, _ result: SwiftType, _ signature: Signature, _ name: String
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

    private func setter(_ member: Double.Member, _ signature: Signature, _ result: SwiftType) -> Recorder {
        let own = signature.own(result)
        var recorder = Recorder(
            prefix: "\(member.prefix)Set", title: "\(double.name).\(member.requirement.title)",
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

    private static func recorded(_ recorder: Recorder) -> String {
        recorder.arguments.count == 1
            ? recorder.arguments[0].value
            : "(" + recorder.arguments.map(\.value).joined(separator: ", ") + ")"
    }

    /// What a setter does.
    private static func lines(of setter: Recorder, call values: String) -> [String] {
        [
            "\(setter.reference).record(\(recorded(setter)))",
            "if let _closure = \(setter.reference).closure { _closure(\(values)) }",
        ]
    }

    /// What a requirement does when it is called.
    private func call(
        _ recorder: Recorder, _ requirement: ProtocolMember, _ signature: Signature, _ result: SwiftType?
    ) -> [String] {
        let reference = recorder.reference
        let own = result.map(signature.own)
        let erased = own?.erased(signature.genericNames)
        let cast = own == erased ? "" : " as! \(own?.stored ?? "")"
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
                    : ["        return \(call)\(cast)"]
                lines += ["    } catch {", "        throw error as! \(signature.thrownType)", "    }", "}"]
            } else if own == nil {
                lines.append("if let _closure = \(reference).closure {")
                lines += (["\(call)"] + after + ["return"]).map { "    \($0)" } + ["}"]
            } else if after.isEmpty {
                lines.append("if let _closure = \(reference).closure { return \(call)\(cast) }")
            } else {
                lines.append("if let _closure = \(reference).closure {")
                lines += (["let _answer = \(call)\(cast)"] + after + ["return _answer"]).map { "    \($0)" } + ["}"]
            }
        }
        let strict = (recorder.isStatic ? "\(recorder.owner)." : "self.") + strictName
        let title = recorder.title.escapedForLiteral
        if own == nil {
            lines.append("\(reference).finish(\"\(title)\", isStrict: \(strict))")
        } else if recorder.answer != nil {
            // A mere nil would say that there is none.
            let fallback = recorder.fallback.map { ", or: \($0 == "nil" ? ".some(nil)" : $0)" } ?? ""
            let names = "\(recorder.answerName) or \(recorder.prefix)Closure"
            var answer = "\(reference).answer(\"\(title)\", \"\(names)\", isStrict: \(strict)\(fallback))"
            if own?.isSending == true { answer = "stubDisconnected(\(answer))" }
            lines.append("return \(answer)\(cast)")
        } else {
            let names = recorder.closure == nil ? "nothing: its values cannot be kept" : "\(recorder.prefix)Closure"
            lines.append("stubUnprogrammed(\"\(title)\", \"\(names)\")")
        }
        return lines
    }

    // MARK: The whole

    /// What makes two doubles equal: being one.
    private mutating func writeIdentity() {
        let known = double.lineage.known
        let declared = Set(double.members.map(\.requirement.baseName))
        let isolation = double.isIsolated ? "nonisolated " : ""
        let name = double.name.asName
        if known.contains("Equatable"), !declared.contains("==") {
            writer.line("\(level)\(isolation)static func == (left: \(name), right: \(name)) -> Bool { left === right }")
        }
        if known.contains("Hashable"), !declared.contains("hash") {
            writer.line(
                "\(level)\(isolation)func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }")
        }
        if known.contains("Comparable"), !declared.contains("<") {
            writer.line(
                "\(level)\(isolation)static func < (left: \(name), right: \(name)) -> Bool { ObjectIdentifier(left) < ObjectIdentifier(right) }"
            )
        }
    }

    /// Strictness, and the way back to the beginning, for the object and for what is static.
    private mutating func writeModes() {
        for isStatic in [false, true] {
            let own = recorders.filter { $0.recorder.isStatic == isStatic }
            guard !own.isEmpty || !isStatic else { continue }
            let words = words(isStatic)
            let storage = isStatic && double.isGeneric
            let mode = isStatic ? "stubStaticMode" : "stubMode"
            if storage {
                let isolation = double.isIsolated ? "nonisolated " : ""
                let name = double.name.asName
                writer.block("private \(isolation)static var \(mode): StubCalls<(), Swift.Bool, ()>") {
                    $0.line("StubStatics.shared.calls(of: \(name).self, \"\(mode)\") { StubCalls() }")
                }
            } else {
                let isolation = double.isIsolated ? "nonisolated " : ""
                writer.line(
                    "private \(isolation)\(isStatic ? "static " : "")let \(mode) = StubCalls<(), Swift.Bool, ()>()")
            }
            accessors("\(words)var \(strictName): Swift.Bool", "\(mode).answer ?? false", "\(mode).answer = newValue")
            writer.block("\(words)func \(resetName)()") { writer in
                writer.line("\(mode).reset()")
                for (recorder, conditions) in own {
                    for condition in conditions { writer.line("#if \(condition)") }
                    writer.line("\(recorder.storage).reset()")
                    for _ in conditions { writer.line("#endif") }
                }
            }
        }
    }
}

extension String {
    /// The text in a Swift literal.
    fileprivate var escapedForLiteral: String {
        replacingOccurrences("\\", "\\\\").replacingOccurrences("\"", "\\\"")
    }

    private func replacingOccurrences(_ old: Character, _ new: String) -> String {
        reduce(into: "") { $0 += $1 == old ? new : String($1) }
    }
}
