package import DovetailBasics
package import DovetailDiagnostics

/// A module, as far as the project describes it.
package struct Module: Codable, Hashable, Sendable {
    /// The module's Swift name, or nil for files of no known module.
    package var name: String?
    /// The package it belongs to, for `package` access; nil if unknown.
    package var package: String?
    /// Whether its extent is certain, as for a SwiftPM target. A guessed module, such as a folder with a
    /// `Project.swift`, is judged leniently.
    package var isExact: Bool
    /// Whether the generated file can see its internals (`@testable`).
    package var isTestable: Bool
    /// Whether the roots of this module get their wiring in its own generated file.
    package var isWired: Bool
    /// The paths of the generated wiring files among its sources, sorted.
    package var wiringFiles: [String] = []
    /// Whether its declarations are isolated to the main actor unless they say otherwise.
    package var isMainActor = false
    /// What leaves open whether `isMainActor` is right; nil if nothing does.
    package var openIsolation: OpenIsolation?
    /// Whether it is surely compiled in language mode 6.
    package var isSwift6 = false
    /// What decides which of its `#if` branches are compiled.
    package var conditions = BuildConditions()
    /// Whether it is a program, which is linked and run: an app, an executable or a test bundle.
    package var isProgram = false
    /// Whether it is a test bundle.
    package var isTest = false
    /// The `id`s of the modules that it depends on, including its own; nil if they are unknown.
    package var closure: Set<String>?

    /// Identifies it within the project.
    package var id: String { "\(package ?? "")|\(name ?? "")" + (target.map { "|\($0)" } ?? "") }

    /// The target, if several programs of a project have the module's name.
    package var target: String?

    package init(
        name: String?, package: String? = nil, isExact: Bool = false, isTestable: Bool = false,
        isWired: Bool = false
    ) {
        self.name = name
        self.package = package
        self.isExact = isExact
        self.isTestable = isTestable
        self.isWired = isWired
    }
}

/// Settings of a target that may set its default isolation, and are not understood.
package struct OpenIsolation: Codable, Hashable, Sendable {
    /// The target.
    package var target: String
    /// The place of the settings, or of the target.
    package var location: SourceLocation

    package init(target: String, location: SourceLocation) {
        self.target = target
        self.location = location
    }
}

/// The settings of a module that decide where its code runs, as its manifest says when it is evaluated.
package struct ConcurrencySettings: Codable, Hashable, Sendable {
    package var isMainActor: Bool
    package var openIsolation: OpenIsolation?
    package var isSwift6: Bool

    package init(isMainActor: Bool, openIsolation: OpenIsolation?, isSwift6: Bool) {
        self.isMainActor = isMainActor
        self.openIsolation = openIsolation
        self.isSwift6 = isSwift6
    }
}

/// The facts of one file that matter to wiring: a function of the file's content alone.
package struct FileFacts: Codable, Hashable, Sendable {
    package var path: String
    package var imports: [ImportFact] = []
    package var types: [TypeFact] = []
    package var extensions: [ExtensionFact] = []
    package var aliases: [AliasFact] = []
    package var constructions: [ConstructionFact] = []
    private var boxedContainers = Boxed(ContainerFacts())
    /// The code of the file; nil if it is not wanted.
    package var bodies: Boxed<FileBodies>?
    /// The functions, variables and constants outside all types.
    package var globals: [MemberFact] = []
    /// The calls of `shared` in a file whose lines `#sourceLocation` changes.
    package var sharedPlaces: [SharedPlace] = []
    /// The calls of `shared` whose value is built from a parameter.
    package var sharedParameters: [SharedParameter] = []
    /// Syntax errors and other reasons why the file could not be read completely.
    package var problems: [Finding] = []
    /// The first `#if` that has too many conditions to follow, so that what it contains is left out.
    package var unfollowedCondition: SourceLocation?
    /// The parts that could not be read, if everything else could.
    package var skipped: SkippedSyntax?

    package init(path: String) {
        self.path = path
    }

    package var containers: ContainerFacts {
        _read { yield boxedContainers.value }
        _modify { yield &boxedContainers.value }
    }
}

/// Members of types that could not be read.
package struct SkippedSyntax: Codable, Hashable, Sendable {
    /// The finding that is reported if those members do not matter.
    package var finding: Finding
    /// The types to which the members belong.
    package var types: [String]

    /// The finding that is reported if one of the types is a component, or one that a component depends on.
    package var seriousFinding: Finding

    package init(finding: Finding, seriousFinding: Finding, types: [String]) {
        self.finding = finding
        self.seriousFinding = seriousFinding
        self.types = types
    }
}

/// A call of `shared`, and its place according to `#sourceLocation`, which is the key of its value.
package struct SharedPlace: Codable, Hashable, Sendable {
    /// The file name without folders, and the line and column, as the compiler sees them.
    package var said: String
    package var location: SourceLocation

    package init(said: String, location: SourceLocation) {
        self.said = said
        self.location = location
    }
}

/// A call of `shared` that builds its value from a parameter, although the value is the same for all calls.
package struct SharedParameter: Codable, Hashable, Sendable {
    /// The names of the enclosing type, outermost first.
    package var type: [String]
    /// The function with the labels of its parameters, as in `item(_:)`; nil for a closure.
    package var function: String?
    package var parameter: String
    package var location: SourceLocation
    /// Where the parameter, or something made from it, is used.
    package var use: SourceLocation

    package init(
        type: [String], function: String?, parameter: String, location: SourceLocation, use: SourceLocation
    ) {
        self.type = type
        self.function = function
        self.parameter = parameter
        self.location = location
        self.use = use
    }
}

/// The number of a module in its program, and so in its project.
package typealias ModuleID = Identifier<ModuleFacts>

/// The facts of one module.
package struct ModuleFacts: Codable, Hashable, Sendable {
    package var module: Module
    package var files: [FileFacts]

    package init(module: Module, files: [FileFacts]) {
        self.module = module
        self.files = files.sorted { $0.path < $1.path }
    }
}

/// An import declaration.
package struct ImportFact: Codable, Hashable, Sendable {
    /// The whole declaration, attributes included, without an access level.
    package var text: String
    /// The imported module.
    package var module: String
    package var isTestable: Bool
    /// `@_exported`: importing this file's module also imports that one.
    package var isExported: Bool
    package var condition: Condition
    /// The declaration named by a scoped import, such as `Card` in `import struct Bank.Card`.
    package var declaration: String?

    /// Whether the module declares `Component`.
    package var isRuntime: Bool { ["Dovetail", "DovetailMain", "NeedleFoundation"].contains(module) }

    package init(text: String, module: String, isTestable: Bool, isExported: Bool, condition: Condition) {
        self.text = text
        self.module = module
        self.isTestable = isTestable
        self.isExported = isExported
        self.condition = condition
    }
}
