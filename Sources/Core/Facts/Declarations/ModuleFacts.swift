package import DovetailDiagnostics

/// A module, as far as the project tells.
package struct Module: Codable, Hashable, Sendable {
    /// The module's name in Swift, or nil for files of no known module.
    package var name: String?
    /// The package it belongs to, for `package` access; nil where unknown.
    package var package: String?
    /// Whether its extent is known for sure, as that of a SwiftPM target is. A
    /// guessed one, such as a folder with a `Project.swift`, is judged leniently.
    package var isExact: Bool
    /// Whether its internals can be seen from the generated file (`@testable`).
    package var isTestable: Bool
    /// Whether roots of this module get their wiring in a generated file of its own.
    package var isWired: Bool
    /// The generated files of wiring among its sources, by their paths, sorted.
    package var wiringFiles: [String] = []
    /// Whether it is a program, which is linked and runs: an app, an executable, a bundle of tests.
    package var isProgram = false
    /// The modules that it depends on, itself included, each by its `id`; nil where nothing tells them.
    package var closure: Set<String>?

    /// What tells it from others of the project.
    package var id: String { "\(package ?? "")|\(name ?? "")" }

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

/// What one file says, as far as wiring is concerned: a function of the file's
/// content alone.
package struct FileFacts: Codable, Hashable, Sendable {
    package var path: String
    package var imports: [ImportFact] = []
    package var types: [TypeFact] = []
    package var extensions: [ExtensionFact] = []
    package var aliases: [AliasFact] = []
    package var constructions: [ConstructionFact] = []
    package var containers = ContainerFacts()
    /// The calls of `shared` in a file that `#sourceLocation` gives other lines.
    package var sharedPlaces: [SharedPlace] = []
    /// Syntax errors and other reasons why the file could not be read whole.
    package var problems: [Finding] = []
    /// What could not be read, where all else could.
    package var skipped: SkippedSyntax?

    package init(path: String) {
        self.path = path
    }
}

/// Members of types that could not be read.
package struct SkippedSyntax: Codable, Hashable, Sendable {
    /// What is said where they do not matter.
    package var finding: Finding
    /// The types that they are members of.
    package var types: [String]

    /// What is said where one of the types is a component, or what it depends on.
    package var seriousFinding: Finding

    package init(finding: Finding, seriousFinding: Finding, types: [String]) {
        self.finding = finding
        self.seriousFinding = seriousFinding
        self.types = types
    }
}

/// A call of `shared` and where `#sourceLocation` says it stands, which is what tells its value from others.
package struct SharedPlace: Codable, Hashable, Sendable {
    /// The name of the file without folders, the line and the column that the compiler takes.
    package var said: String
    package var location: SourceLocation

    package init(said: String, location: SourceLocation) {
        self.said = said
        self.location = location
    }
}

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
    /// `@_exported`: who imports this file's module imports that one too.
    package var isExported: Bool
    package var condition: Condition
    /// The declaration that it names, for `import struct Bank.Card`.
    package var declaration: String?

    /// Whether it is a module that declares `Component`.
    package var isRuntime: Bool { ["Dovetail", "DovetailMain", "NeedleFoundation"].contains(module) }

    package init(text: String, module: String, isTestable: Bool, isExported: Bool, condition: Condition) {
        self.text = text
        self.module = module
        self.isTestable = isTestable
        self.isExported = isExported
        self.condition = condition
    }
}
