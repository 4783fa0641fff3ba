/// A module, as far as the project tells.
public struct Module: Codable, Hashable, Sendable {
    /// The module's name in Swift, or nil for files of no known module.
    public var name: String?
    /// The package it belongs to, for `package` access; nil where unknown.
    public var package: String?
    /// Whether its extent is known for sure, as that of a SwiftPM target is. A
    /// guessed one, such as a folder with a `Project.swift`, is judged leniently.
    public var isExact: Bool
    /// Whether its internals can be seen from the generated file (`@testable`).
    public var isTestable: Bool
    /// Whether roots of this module get their wiring in a generated file of its own.
    public var isWired: Bool

    public init(
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
public struct FileFacts: Codable, Hashable, Sendable {
    public var path: String
    public var imports: [ImportFact] = []
    public var types: [TypeFact] = []
    public var extensions: [ExtensionFact] = []
    public var aliases: [AliasFact] = []
    public var constructions: [ConstructionFact] = []
    /// Syntax errors and other reasons why the file could not be read whole.
    public var problems: [Finding] = []

    public init(path: String) {
        self.path = path
    }
}

/// The facts of one module.
public struct ModuleFacts: Codable, Hashable, Sendable {
    public var module: Module
    public var files: [FileFacts]

    public init(module: Module, files: [FileFacts]) {
        self.module = module
        self.files = files.sorted { $0.path < $1.path }
    }
}

/// An import declaration.
public struct ImportFact: Codable, Hashable, Sendable {
    /// The whole declaration, attributes included, without an access level.
    public var text: String
    /// The imported module.
    public var module: String
    public var isTestable: Bool
    /// `@_exported`: who imports this file's module imports that one too.
    public var isExported: Bool
    public var condition: Condition

    /// Whether it is a module that declares `Component`.
    public var isRuntime: Bool { ["Dovetail", "DovetailMain", "NeedleFoundation"].contains(module) }

    public init(text: String, module: String, isTestable: Bool, isExported: Bool, condition: Condition) {
        self.text = text
        self.module = module
        self.isTestable = isTestable
        self.isExported = isExported
        self.condition = condition
    }
}
