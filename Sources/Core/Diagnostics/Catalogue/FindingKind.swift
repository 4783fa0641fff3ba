/// What is known of a kind of finding: how much it weighs, what it is about, and what it says.
package struct FindingKind: Hashable, Sendable {
    /// What findings are about.
    package enum Group: String, Hashable, Sendable, CaseIterable {
        /// Components and their wiring, which is generated.
        case components
        /// Containers, whose wiring is not.
        case containers
        /// Modules and what they import.
        case modules
        /// What a project links, and the libraries of others.
        case linkage
        /// Carthage's descriptions of libraries.
        case specifications
        /// Test doubles.
        case doubles
        /// Sources that cannot be read.
        case sources
        /// Comments and baselines that set findings aside.
        case suppressions
    }

    package var severity: Severity
    package var group: Group
    /// What a finding of this kind says, in one line. The table in docs/findings/README.md has the same lines.
    package var summary: String
    /// Whether a comment may suppress it and a baseline hold it: not what hides
    /// other findings, and not what is wrong with comments and baselines.
    package var canBeSetAside = true

    fileprivate static func error(_ group: Group, _ summary: String) -> FindingKind {
        FindingKind(severity: .error, group: group, summary: summary)
    }

    fileprivate static func warning(_ group: Group, _ summary: String) -> FindingKind {
        FindingKind(severity: .warning, group: group, summary: summary)
    }

    fileprivate var alwaysSaid: FindingKind {
        var kind = self
        kind.canBeSetAside = false
        return kind
    }
}

extension FindingID {
    /// The catalogue: one line for each finding.
    package var kind: FindingKind {
        switch self {
        case .argumentMismatch:
            .error(.containers, "A service is asked for with other arguments than it is registered with.")
        case .brokenBundle: .error(.linkage, "Files of a library are damaged or missing.")
        case .brokenDouble: .error(.doubles, "The compiler does not accept a double that was written.")
        case .cannotDouble: .error(.doubles, "No type that a tool writes can stand for the protocol.")
        case .captiveDependency:
            .warning(.containers, "A service that is kept holds on to one that is made for shorter.")
        case .conditionalProvider: .error(.components, "A need is met only under an `#if` condition.")
        case .constructionCycle: .error(.containers, "Building a service asks for the service itself.")
        case .damagedSpecification:
            .error(.specifications, "Carthage cannot read a version of a specification, or fetch it.")
        case .duplicateComponent: .error(.components, "A module declares two components with one name.")
        case .duplicateObjCClass: .error(.linkage, "Two libraries of one process define one Objective-C class.")
        case .duplicateRegistration: .error(.containers, "A container registers a service twice.")
        case .dynamicNotEmbedded: .error(.linkage, "A program loads a dynamic library that is not copied into it.")
        case .effectMismatch:
            .error(.components, "The provider is async, throws or belongs to an actor, and the need does not say so.")
        case .forbiddenImport: .error(.modules, "A module uses one that a rule of the project forbids.")
        case .inaccessibleComponent: .error(.components, "The generated file cannot name the component.")
        case .inaccessibleProvider:
            .error(.components, "The provider exists, but its access level hides it from the generated file.")
        case .invalidScope: .error(.containers, "A registration's scope cannot keep what it makes.")
        case .invalidSuppression:
            .error(.suppressions, "A comment that suppresses findings gives no reason, or names none that there is.")
                .alwaysSaid
        case .layerViolation: .error(.modules, "A module uses one of a layer that its own layer may not use.")
        case .leakedType: .error(.modules, "A module shows others a type of a library that they may not use.")
        case .missingDependencyProtocol:
            .error(.components, "The component's dependency protocol is not found, or is none.")
        case .missingProvider: .error(.components, "No component above offers what is needed.")
        case .missingRegistration: .error(.containers, "No container registers a service that is asked for.")
        case .missingSlice: .error(.linkage, "A library is not built for what links it.")
        case .missingSystemLibrary: .error(.linkage, "A static library needs a library that nothing links.")
        case .mixedLinkage: .error(.linkage, "A library is static for one platform and dynamic for another.")
        case .moduleCycle: .error(.modules, "Modules depend on each other in a cycle.")
        case .needlessObjCFlag: .warning(.linkage, "An image is linked with -ObjC without needing it.")
        case .neverAppliedAssembly: .warning(.containers, "No container is made with the assembly.")
        case .noRoot: .warning(.components, "There are components, but no root.")
        case .objcFlag: .error(.linkage, "Categories of a static library are left out when it is linked.")
        case .orphanComponent: .warning(.components, "Nothing creates the component.")
        case .overrideWithoutOriginal: .error(.containers, "A registration overrides what is not there.")
        case .providerCycle: .error(.components, "Building a value needs the value itself.")
        case .recursiveWiring: .error(.components, "Components create each other, and the first round lacks a value.")
        case .retainCycle: .warning(.components, "A component keeps its child, which keeps it.")
        case .sharedURL: .warning(.specifications, "Two versions of a specification have one URL.")
        case .skippedSyntax:
            .warning(.sources, "A part of a file cannot be read, and nothing that is checked stands there.")
        case .staleBaseline:
            .warning(.suppressions, "The baseline holds a finding that is not there any more.").alwaysSaid
        case .staleException: .error(.modules, "An exception lets nothing be, or its time is over.")
        case .staleWiring: .warning(.components, "The generated file on disk is not what would be generated now.")
        case .staticEmbedded: .warning(.linkage, "A static library is embedded in a program that does not need it.")
        case .staticInTwoImages: .error(.linkage, "A static library is linked into two images of one process.")
        case .unassignedModule: .error(.modules, "A module is in no layer, or in two.")
        case .undeclaredImport: .error(.modules, "A module imports one that its manifest does not name.")
        case .unknownModule: .warning(.modules, "A rule names a module that there is not.")
        case .unprotectedVendor: .error(.modules, "A module uses a library that only others may use.")
        case .unprovableConstruction:
            .error(.components, "A component is created in a way that does not show its parent.")
        case .unprovableResolution:
            .error(.containers, "It cannot be told whether a service that is asked for is registered.")
        case .unreadableSource: .error(.sources, "A file that matters cannot be read.").alwaysSaid
        case .unsupportedRequirement:
            .error(.components, "A dependency protocol asks for something that cannot be passed down.")
        case .unusedDependency: .warning(.modules, "A module depends on one that it never imports.")
        case .unusedDependencyProtocol: .warning(.components, "No component uses the dependency protocol.")
        case .unusedRegistration: .warning(.containers, "Nothing asks for the service that is registered.")
        case .unusedSuppression: .warning(.suppressions, "A comment suppresses a finding that is not there.").alwaysSaid
        }
    }

    /// The findings about something.
    package static func about(_ group: FindingKind.Group) -> Set<FindingID> {
        Set(allCases.filter { $0.kind.group == group })
    }

    /// How much a finding of this kind weighs.
    package var severity: Severity { kind.severity }

    /// What a finding of this kind says, in one line.
    package var summary: String { kind.summary }

    /// Where its page is, from the folder of Dovetail's repository.
    package var page: String { "docs/findings/\(rawValue).md" }
}
