package import DovetailBinaries
package import DovetailDiagnostics
package import DovetailFacts
package import DovetailRules
import Foundation

/// A kind of manifest that tells the modules of a project: SwiftPM's, or Tuist's.
///
/// A new kind is a type that conforms, and its line in `ProjectSources`.
package protocol ProjectSource: Sendable {
    /// The names of the files that are manifests of this kind.
    static var manifestNames: [String] { get }
    /// The module that each of them imports, which tells them from sources of such a name; nil where they are no Swift.
    static var descriptionModule: String? { get }
    /// Whether the rules and options of a run ask to read these manifests as their own tool does.
    static func isAsked(_ rules: Rules) -> Bool
    /// Whose the files below the folder of a manifest are, by its text alone; nil where it says nothing of files.
    static func files(of manifest: ManifestPlace) -> (any FileOwners)?
    /// What the manifests tell, read as their own tool reads them; nil where they tell nothing.
    ///
    /// - Parameter cache: a folder that keeps what manifests say.
    /// - Throws: `InputError` where what was asked for cannot be done.
    static func read(_ manifests: [ManifestPlace], _ rules: Rules, cache: String?) throws -> (any ToldProject)?
}

extension ProjectSource {
    /// Whether a file is a manifest of this kind, by its name and by what it holds: a source may have the name of its
    /// type, `Project`.
    static func isManifest(_ name: String, at path: String) -> Bool {
        guard manifestNames.contains(name) else { return false }
        guard let descriptionModule, let data = FileManager.default.contents(atPath: path) else { return true }
        func holds(_ text: String) -> Bool { data.range(of: Data(text.utf8)) != nil }
        let declares = ["struct ", "class ", "enum ", "actor ", "protocol ", "extension "].contains(where: holds)
        return !declares || holds("import \(descriptionModule)")
    }
}

/// The kinds of manifests, in the order in which they are asked.
package enum ProjectSources {
    package static let all: [any ProjectSource.Type] = [TuistSource.self, SwiftPMSource.self]
}

/// A folder with a manifest.
package struct ManifestPlace: Hashable, Sendable {
    /// The folder, as a run shows it.
    package var folder: String
    /// The name of the manifest's file.
    package var name: String
    /// Which of the run's kinds it is of.
    var source: Int

    /// Whether a path lies in the folder.
    package func holds(_ path: String) -> Bool { folder == "." || path.hasPrefix(folder + "/") }
}

/// Whose the files below a folder are, as far as the text of its manifest tells.
package protocol FileOwners {
    func owner(of file: String) -> FileOwner
    /// What the text does not tell, where nothing of it could be read.
    var gap: ManifestGap? { get }
}

/// Whose a file is.
package enum FileOwner: Hashable, Sendable {
    /// A module's, whose extent is known.
    case module(Module, isTest: Bool)
    /// Perhaps a module's: all that lies in the folder counts as its.
    case guessed(Module)
    /// No module's: it lies in the folder of one that leaves it out.
    case leftOut
    /// It lies in no module's folder.
    case none
}

/// What manifests tell of a project.
package protocol ToldProject {
    /// The modules and what they declare.
    ///
    /// - Throws: `InputError` where what was to be read is something else.
    var graph: ProjectGraph { get throws }
    /// What is linked, and what of it cannot be looked at, for people. Throws as `graph` does.
    var linked: (images: [LinkedImage], problems: [String]) { get throws }
    /// What could not be read, for people.
    var problems: [String] { get }
    /// Manifests without which all of this is not whole.
    var unreadable: [Finding] { get }
    /// Whether a manifest of another kind is a part of these, and says nothing of its own.
    func holds(_ manifest: ManifestPlace) -> Bool
}

extension ToldProject {
    package func holds(_ manifest: ManifestPlace) -> Bool { false }
}
