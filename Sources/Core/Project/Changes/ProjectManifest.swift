package import DovetailBasics
package import DovetailFacts
package import DovetailSwiftCode

/// What declares the modules of a package or an app, and has to change when modules are added or dependencies change.
package protocol ProjectManifest {
    /// Whether it is edited, so that the program builds afterwards. If not, steps are left to the user.
    var isEdited: Bool { get }
    /// Its text, which also tells settings that hold for all modules.
    var text: String { get }
    /// The modules that it declares, in its order.
    var modules: [ProjectModule] { get }
    /// The names that modules and products already have.
    var names: [String] { get }
    /// The changes to it.
    var changes: [FileChanges.File] { get }
    /// The changes to it that are left to the user.
    var steps: [String] { get }

    /// Whether a module can be changed.
    func declares(_ module: ProjectModule) -> Bool
    /// The folder of a module's sources.
    func sources(of module: ProjectModule) throws -> String
    /// The folder for the sources of a new module.
    func folder(of target: NewTarget) -> String
    /// The name of a module in the manifest.
    func name(of module: ProjectModule) throws -> String
    func depends(_ module: ProjectModule, on other: ProjectModule) throws -> Bool

    /// Makes sure that new modules can depend on Dovetail.
    mutating func needDovetail() throws
    /// Adds a module.
    mutating func add(_ target: NewTarget) throws
    /// Adds a package, unless the project already depends on it.
    mutating func add(_ package: NewPackage) throws
    /// Lets a module depend on the one called `name`.
    mutating func add(_ name: String, to module: ProjectModule) throws
    mutating func remove(_ other: ProjectModule, from module: ProjectModule) throws
    /// Makes the changes that are only made together, before `changes` and `steps` are read.
    mutating func finish() throws
}

extension ProjectManifest {
    package mutating func finish() throws {}
}
