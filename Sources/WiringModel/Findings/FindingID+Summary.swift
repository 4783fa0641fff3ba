extension FindingID {
    /// What a finding of this kind says, in one line. The table in
    /// docs/findings/README.md has the same lines.
    package var summary: String {
        switch self {
        case .argumentMismatch: "A service is asked for with other arguments than it is registered with."
        case .captiveDependency: "A service that is kept holds on to one that is made for shorter."
        case .conditionalProvider: "A need is met only under an `#if` condition."
        case .constructionCycle: "Building a service asks for the service itself."
        case .damagedSpecification: "Carthage cannot read a version of a specification, or fetch it."
        case .duplicateComponent: "A module declares two components with one name."
        case .duplicateRegistration: "A container registers a service twice."
        case .effectMismatch: "The provider is async, throws or belongs to an actor, and the need does not say so."
        case .forbiddenImport: "A module uses one that a rule of the project forbids."
        case .inaccessibleComponent: "The generated file cannot name the component."
        case .inaccessibleProvider: "The provider exists, but its access level hides it from the generated file."
        case .invalidSuppression: "A comment that suppresses findings gives no reason, or names none that there is."
        case .layerViolation: "A module uses one of a layer that its own layer may not use."
        case .missingDependencyProtocol: "The component's dependency protocol is not found, or is none."
        case .missingProvider: "No component above offers what is needed."
        case .missingRegistration: "No container registers a service that is asked for."
        case .moduleCycle: "Modules use each other in a circle."
        case .neverAppliedAssembly: "No container is made with the assembly."
        case .noRoot: "There are components, but no root."
        case .orphanComponent: "Nothing creates the component."
        case .overrideWithoutOriginal: "A registration overrides what is not there."
        case .providerCycle: "Building a value needs the value itself."
        case .recursiveWiring: "Components create each other, and the first round lacks a value."
        case .retainCycle: "A component keeps its child, which keeps it."
        case .sharedURL: "Two versions of a specification have one URL."
        case .staleBaseline: "The baseline holds a finding that is not there any more."
        case .staleException: "An exception lets nothing be, or its time is over."
        case .unassignedModule: "A module is in no layer, or in two."
        case .undeclaredImport: "A module imports one that its manifest does not name."
        case .unknownModule: "A rule names a module that there is not."
        case .unprotectedVendor: "A module uses a library that only others may use."
        case .unprovableConstruction: "A component is created in a way that does not show its parent."
        case .unprovableResolution: "It cannot be told whether a service that is asked for is registered."
        case .unreadableSource: "A file that matters cannot be read."
        case .unsupportedRequirement: "A dependency protocol asks for something that cannot be passed down."
        case .unusedDependency: "A module depends on one that it never imports."
        case .unusedDependencyProtocol: "No component uses the dependency protocol."
        case .unusedRegistration: "Nothing asks for the service that is registered."
        case .unusedSuppression: "A comment suppresses a finding that is not there."
        }
    }

    /// Where its page is, from the folder of Dovetail's repository.
    package var page: String { "docs/findings/\(rawValue).md" }
}
