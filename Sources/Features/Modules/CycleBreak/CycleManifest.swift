import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailProject
import DovetailSwiftCode

/// What declares the modules of a cycle, and so has to change when the cycle is cut.
protocol CycleManifest {
    /// Whether it is edited, so that the program builds afterwards. If not, steps are left to the user.
    var isEdited: Bool { get }
    /// Its text, which also tells settings that hold for all modules.
    var text: String { get }
    /// The changes to it.
    var changes: [FileChanges.File] { get }
    /// The changes to it that are left to the user.
    var steps: [String] { get }

    /// Whether a module can be changed.
    func declares(_ module: ProjectModule) -> Bool
    /// The folder of a module's sources.
    func sources(of module: ProjectModule) throws -> String
    /// The folder for the sources of a new module.
    func folder(ofNew name: String) -> String
    /// The name of a module in the manifest.
    func name(of module: ProjectModule) throws -> String
    func depends(_ module: ProjectModule, on other: ProjectModule) throws -> Bool

    /// Adds a module for the interface of another.
    mutating func add(_ interface: String, of module: ProjectModule, _ dependencies: [NewTarget.Dependency]) throws
    /// Lets a module depend on the one called `name`.
    mutating func add(_ name: String, to module: ProjectModule) throws
    mutating func remove(_ other: ProjectModule, from module: ProjectModule) throws
}
