import DovetailFacts
import SwiftSyntax

/// Reads what matters to a subclass of a class.
struct ClassReader {
    private(set) var facts: ClassFacts

    init(_ node: ClassDeclSyntax, outer: [String], _ members: SignatureReader) {
        facts = ClassFacts(path: (outer + [node.name.unescaped]).joined(separator: "."))
        facts.isFinal = node.modifiers.has(.final)
        facts.superclass = node.inheritanceClause.types.first
        facts.globalActor = node.attributes.texts.first { $0.hasSuffix("Actor") }
        var hasInitializers = false
        for member in node.memberBlock.members {
            if let initializer = member.decl.as(InitializerDeclSyntax.self) {
                hasInitializers = true
                let isHidden = initializer.modifiers.has(.private) || initializer.modifiers.has(.fileprivate)
                let isPlain = initializer.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
                if isPlain, !isHidden, !initializer.modifiers.has(.convenience),
                    initializer.signature.effectSpecifiers == nil,
                    initializer.optionalMark == nil
                {
                    facts.hasPlainInitializer = true
                }
                if initializer.modifiers.has(.required), !initializer.signature.parameterClause.parameters.isEmpty {
                    facts.initializers.append(members.initializer(initializer))
                }
            } else if let function = member.decl.as(FunctionDeclSyntax.self) {
                let labels = function.signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()
                facts.members.insert("\(function.name.unescaped)(\(labels))")
                if function.modifiers.has(.final) { facts.finals.insert("\(function.name.unescaped)(\(labels))") }
            } else if let variable = member.decl.as(VariableDeclSyntax.self) {
                for binding in variable.bindings {
                    if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.unescaped {
                        facts.members.insert(name)
                        if variable.modifiers.has(.final) { facts.finals.insert(name) }
                    }
                }
            }
        }
        if !hasInitializers {
            let isWhole = node.memberBlock.members.allSatisfy { member in
                guard let variable = member.decl.as(VariableDeclSyntax.self) else { return true }
                return variable.bindings.allSatisfy {
                    $0.hasValue || variable.modifiers.has(.static) || variable.modifiers.has(.class)
                }
            }
            facts.hasPlainInitializer = isWhole
        }
    }
}

extension PatternBindingSyntax {
    /// Whether it is initialised by its declaration, or is not stored.
    fileprivate var hasValue: Bool {
        initializer != nil || accessorBlock != nil || typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
    }
}
