import DovetailBasics
import DovetailDiagnostics
import DovetailFacts

extension Finding {
    /// A construction whose parent or component is unknown.
    ///
    /// - Parameter isInherited: whether the component has no initializers but the library's.
    static func unprovable(
        _ fact: ConstructionFact, _ name: String?, isGeneric: Bool = false, isInherited: Bool = false
    ) -> Finding {
        let component = name ?? "a component"
        let message: String
        let help: String
        if isGeneric {
            message = "cannot tell which \(component)<…> is created here"
            let takesParent = fact.arguments?.contains { $0.isSelf || $0.label == "parent" } ?? true
            help = "write its generic arguments: \(component)<…>(\(takesParent ? "parent: self" : "…"))"
        } else if fact.arguments == nil {
            message = "the initializer of \(component) is used as a value, so its parent is unknown"
            help = "call it in the parent instead: { \(name ?? "Child")(parent: self) }"
        } else if name == nil {
            message = "cannot tell which component is created here"
            help = "name the class: Child(parent: self)"
        } else if isInherited, fact.passesUnlabelledSelf {
            message = "\(component) is created without the argument 'parent:'"
            help = "write the label: \(component)(parent: self)"
        } else if let label = fact.misspeltParent {
            message = "\(component) is created without the argument 'parent:'"
            help = "did you mean 'parent:' instead of '\(label):'?"
        } else {
            message = "the parent of \(component) is not the 'self' of a component here"
            help = "create it inside its parent component, as \(component)(parent: self)"
        }
        return Finding(.unprovableConstruction, at: fact.location, message, help: help)
    }

    /// A construction of one of several components of the same name, in modules that the file imports.
    static func ambiguous(_ fact: ConstructionFact, _ name: String, in modules: [String]) -> Finding {
        Finding(
            .unprovableConstruction, at: fact.location,
            "cannot tell which \(name) is created here: it is declared in \(modules.map { "'\($0)'" }.joinedByAnd)",
            help: "name its module: \(modules[0]).\(name)(parent: self)")
    }

    /// A construction that passes the component that creates it as a dependency, although that is not one.
    static func passedAsDependency(_ fact: ConstructionFact, _ name: String) -> Finding {
        Finding(
            .unprovableConstruction, at: fact.location, "\(name) is created without the argument 'parent:'",
            help: "did you mean 'parent:' instead of 'dependency:'?")
    }

    /// A child that its parent stores, while the child retains its parent.
    static func retainCycle(_ fact: ConstructionFact, _ name: String) -> Finding {
        Finding(
            .retainCycle, at: fact.location,
            "\(name) is stored in its parent and retains its parent: neither is ever released",
            help: "create it at each use"
                + (fact.computed.map { ": \($0)" } ?? ", in a function or a computed property without 'shared'"))
    }
}

extension ConstructionFact {
    /// Whether its only argument is an unlabelled `self`.
    fileprivate var passesUnlabelledSelf: Bool {
        guard let arguments, arguments.count == 1 else { return false }
        return arguments[0].label == nil && arguments[0].isSelf
    }

    /// The label that was probably meant as `parent`.
    fileprivate var misspeltParent: String? {
        let labels = (arguments ?? []).filter(\.isSelf).compactMap(\.label)
        return labels.contains("parent") ? nil : labels.first { editDistance($0, "parent", limit: 2) <= 2 }
    }
}
