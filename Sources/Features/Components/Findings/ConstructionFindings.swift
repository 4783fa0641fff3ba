import DovetailDiagnostics
import DovetailFacts

extension Finding {
    /// A construction whose parent or whose component cannot be told.
    static func unprovable(_ fact: ConstructionFact, _ name: String?, isGeneric: Bool = false) -> Finding {
        let component = name ?? "a component"
        let message: String
        let help: String
        if isGeneric {
            message = "which concrete \(component) is built here cannot be told"
            help = "write its generic arguments: \(component)<…>(parent: self)"
        } else if fact.arguments == nil {
            message = "the initialiser of \(component) is used as a value, so its parent cannot be told"
            help = "write the call where the parent is: { \(component)(parent: self) }"
        } else if name == nil {
            message = "cannot tell which component is built here"
            help = "write its class: Child(parent: self)"
        } else {
            message = "the parent of \(component) is not the 'self' of a component here"
            help = "build it inside the component that is its parent, as \(component)(parent: self)"
        }
        return Finding(.unprovableConstruction, at: fact.location, message, help: help)
    }

    /// A child that its parent keeps, while the child keeps its parent.
    static func retainCycle(_ fact: ConstructionFact, _ name: String) -> Finding {
        Finding(
            .retainCycle, at: fact.location,
            "\(name) is kept here by its parent, and keeps its parent: neither is ever released",
            help: "build it at each use: var child: \(name) { \(name)(parent: self) }")
    }
}
