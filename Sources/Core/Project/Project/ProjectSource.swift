package import DovetailBinaries
package import DovetailDiagnostics
package import DovetailFacts
package import DovetailRules
import Foundation

/// A kind of manifest that describes the modules of a project: SwiftPM's or Tuist's.
///
/// To add a kind, write a conforming type and list it in `ProjectSources`.
package protocol ProjectSource: Sendable {
    /// The file names of manifests of this kind.
    static var manifestNames: [String] { get }
    /// The module that every such manifest imports, which distinguishes it from sources of the same name; nil if the
    /// manifests are not Swift.
    static var descriptionModule: String? { get }
    /// Whether the rules and options of a run request to read these manifests as their own tool does.
    static func isRequested(_ rules: Rules) -> Bool
    /// The owners of the files below a manifest's folder, based on its text alone; nil if it does not mention files.
    static func files(of manifest: ManifestPlace) -> (any FileOwners)?
    /// The contents of the manifests, read as their own tool reads them; nil if there are none.
    ///
    /// - Parameter cache: a folder that caches the contents of manifests.
    /// - Throws: `InputError` if the request cannot be carried out.
    static func read(_ manifests: [ManifestPlace], _ rules: Rules, cache: String?) throws -> (any ManifestContents)?
}

extension ProjectSource {
    /// Whether a file is a manifest of this kind, by its name and content: a source may be named after its type,
    /// `Project`.
    static func isManifest(_ name: String, at path: String) -> Bool {
        guard manifestNames.contains(name) else { return false }
        guard let descriptionModule, let data = FileManager.default.contents(atPath: path) else { return true }
        func holds(_ text: String) -> Bool { data.range(of: Data(text.utf8)) != nil }
        let declares = ["struct ", "class ", "enum ", "actor ", "protocol ", "extension "].contains(where: holds)
        return !declares || holds("import \(descriptionModule)")
    }
}

/// The kinds of manifests, in the order in which they are read.
package enum ProjectSources {
    package static let all: [any ProjectSource.Type] = [TuistSource.self, SwiftPMSource.self]
}

/// A folder with a manifest.
package struct ManifestPlace: Hashable, Sendable {
    /// The folder, as displayed by the run.
    package var folder: String
    /// The file name of the manifest.
    package var name: String
    /// The index of its kind in the run's sources.
    var source: Int

    /// Whether a path is in the folder.
    package func holds(_ path: String) -> Bool { folder == "." || path.hasPrefix(folder + "/") }
}

/// The owners of the files below a folder, as far as the text of its manifest states them.
package protocol FileOwners {
    func owner(of file: String) -> FileOwner
    /// What is missing if nothing of the text could be read.
    var gap: ManifestGap? { get }
}

/// The owner of a file.
package enum FileOwner: Hashable, Sendable {
    /// A module whose extent is known.
    case module(Module, isTest: Bool)
    /// A guessed module, to which everything in its folder is assigned.
    case guessed(Module)
    /// No module: the file is in a module's folder, but excluded.
    case leftOut
    /// No module: the file is in no module's folder.
    case none

    /// Whether it is a module whose extent is known.
    var isKnown: Bool { if case .module = self { true } else { false } }
}

/// A project as described by its manifests.
package protocol ManifestContents {
    /// The modules and their declarations.
    ///
    /// - Throws: `InputError` if an input has an unexpected format.
    var graph: ProjectGraph { get throws }
    /// What is linked, and why some of it cannot be checked, in words for people. Throws as `graph` does.
    var linked: (images: [LinkedImage], problems: [String]) { get throws }
    /// What could not be read, in words for people.
    var problems: [String] { get }
    /// Unreadable manifests, without which the project is incomplete.
    var unreadable: [Finding] { get }
    /// Whether a manifest of another kind belongs to these, and describes nothing independently.
    func holds(_ manifest: ManifestPlace) -> Bool
}

extension ManifestContents {
    package func holds(_ manifest: ManifestPlace) -> Bool { false }
}
