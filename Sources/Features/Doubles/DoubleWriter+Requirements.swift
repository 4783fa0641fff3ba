import DovetailFacts
import DovetailSwiftCode

extension DoubleWriter {
    mutating func writeMethod(_ member: TestDouble.Member) {
        let requirement = member.requirement
        guard case .method(let name) = requirement.kind else { return }
        let signature = Signature(requirement, double: double, library: library)
        let spaced = name.isOperator ? "\(name) " : name.asName
        let result = requirement.result.map { " -> \(signature.own($0).declared)" } ?? ""
        let head: SwiftText =
            "\(words(of: member))func \(spaced)\(signature.generics)(\(signature.parameters))\(signature.effects)\(result)\(signature.requirements)"
        guard !requirement.isUnavailable else {
            return writer.block(head) { $0.line("Swift.fatalError(\"unavailable\")") }
        }
        var recorder = recorder(member, signature)
        if let result = requirement.result {
            setAnswer(&recorder, result: result, signature: signature, name: "\(member.prefix)ReturnValue")
        }
        write(recorder, requirement.condition)
        for attribute in requirement.keptAttributes { writer.line("\(attribute)") }
        writer.open(head)
        writeCall(recorder, requirement: requirement, signature: signature, result: requirement.result)
        writer.close()
    }

    mutating func writeInitializer(_ member: TestDouble.Member) {
        let requirement = member.requirement
        let signature = Signature(requirement, double: double, library: library)
        var recorder = recorder(member, signature)
        (recorder.closure, recorder.error) = (nil, nil)
        write(recorder, requirement.condition)
        for attribute in requirement.keptAttributes { writer.line("\(attribute)") }
        let modifiers = level + member.isolation
        let required = double.isActor ? "" : "required "
        let isOverride = requirement.parameters.isEmpty && double.superclassName != nil
        let isWaiting = double.isActor && requirement.effects.isAsync
        let effects = signature.generics.isEmpty ? isWaiting ? " async" : "" : signature.effects
        writer.block(
            // Its effects are left out so that tests can create it freely, except for an actor's `async`.
            "\(modifiers)\(isOverride ? "override " : required)init\(signature.generics)(\(signature.parameters))\(effects)\(signature.requirements)"
        ) { writer in
            for line in signature.before { writer.line("\(line)") }
            if double.superclassName != nil { writer.line("super.init()") }
            writer.line("self.\(recorder.storage).record(\(Self.recorded(recorder)))")
        }
    }

    /// Writes an initializer that the superclass requires of all subclasses.
    mutating func writeRequired(_ initializer: MemberSignature) {
        let signature = Signature(initializer, double: double, library: library)
        let arguments = zip(initializer.parameters, signature.forwarded).map { parameter, forwarded in
            (parameter.label.map { "\($0): " } ?? "") + forwarded.value
        }
        writer.block("\(level)required init(\(signature.parameters))\(signature.effects)") {
            $0.line("\(initializer.effects.marks)super.init(\(arguments.joined(separator: ", ")))")
        }
    }

    mutating func writeProperty(_ member: TestDouble.Member) {
        let requirement = member.requirement
        guard case .property(let name) = requirement.kind, let result = requirement.result else { return }
        let signature = Signature(requirement, double: double, library: library)
        var getter = recorder(member, signature)
        setAnswer(&getter, result: result, signature: signature, name: member.valueName)
        write(getter, requirement.condition)
        let setter = requirement.hasSetter ? self.setter(member, signature: signature, result: result) : nil
        if let setter { write(setter, requirement.condition) }
        for attribute in requirement.keptAttributes { writer.line("\(attribute)") }
        writer.open("\(words(of: member))var \(name.asName): \(double.own(result).declared)")
        writeGetter(getter, requirement: requirement, signature: signature, result: result)
        if let setter {
            writer.open("set")
            if getter.answer != nil { writer.line("\(getter.reference).answer = newValue") }
            writeCall(ofSetter: setter, signature.newValue)
            writer.close()
        } else if signature.effects.isEmpty, getter.answer != nil, result.text != "Never" {
            writer.line("set { \(getter.reference).answer = newValue }")
        }
        writer.close()
    }

    mutating func writeSubscript(_ member: TestDouble.Member) {
        let requirement = member.requirement
        guard let result = requirement.result else { return }
        let signature = Signature(requirement, double: double, library: library)
        var getter = recorder(member, signature)
        setAnswer(&getter, result: result, signature: signature, name: "\(member.prefix)ReturnValue")
        write(getter, requirement.condition)
        let setter = requirement.hasSetter ? self.setter(member, signature: signature, result: result) : nil
        if let setter { write(setter, requirement.condition) }
        for attribute in requirement.keptAttributes { writer.line("\(attribute)") }
        let type = signature.own(result).declared
        writer.open(
            "\(words(of: member))subscript\(signature.generics)(\(signature.parameters)) -> \(type)\(signature.requirements)"
        )
        writeGetter(getter, requirement: requirement, signature: signature, result: result)
        if let setter {
            let values = (signature.forwarded.map(\.value) + [signature.newValue]).joined(separator: ", ")
            writer.open(signature.newValue == "newValue" ? "set" : "set(\(signature.newValue))")
            for line in signature.before { writer.line("\(line)") }
            writeCall(ofSetter: setter, values)
            writer.close()
        }
        writer.close()
    }

    private mutating func writeGetter(
        _ getter: Recorder, requirement: MemberSignature, signature: Signature, result: SwiftType
    ) {
        writer.open("get\(signature.effects)")
        writeCall(getter, requirement: requirement, signature: signature, result: result)
        writer.close()
    }

    func words(of member: TestDouble.Member) -> String {
        let requirement = member.requirement
        return level + member.isolation + (isOverride(requirement) ? "override " : "")
            + (requirement.isStatic ? "static " : "") + (requirement.fixity.map { "\($0) " } ?? "")
    }

    /// Whether the superclass has a member with this name.
    func isOverride(_ requirement: MemberSignature) -> Bool {
        guard let superclass = double.lineage.superclass else {
            return double.superclassName != nil
                && ["description", "debugDescription", "hash"].contains(requirement.title)
        }
        return superclass.members.contains(requirement.title)
    }
}
