import DovetailBasics
import DovetailBinaries
import DovetailFacts
import DovetailSwiftCode
import Foundation

/// Finds third-party modules on disk: checkouts of package managers, local packages, and frameworks.
final class VendorFiles {
    private let folders: [String]

    /// Where package managers keep sources, relative to a project's folder.
    private static let checkouts = [
        ".build/checkouts", "Tuist/.build/checkouts", "SourcePackages/checkouts", "Carthage/Checkouts",
    ]
    /// Where they keep build products.
    private static let builds = [".build/artifacts", "Tuist/.build/artifacts", "Carthage/Build", "Pods"]

    /// - Parameter folders: those with manifests, or the project's alone.
    init(projects folders: [String]) { self.folders = folders }

    /// Checked-out packages and local packages.
    private lazy var packages: [SwiftPackage] = {
        var found: [String] = []
        for folder in folders {
            for place in Self.checkouts.map({ joinedPath(folder, $0) }) {
                found += Self.names(in: place).map { "\(place)/\($0)" }
            }
            found += SwiftPackage(folder).manifest.localPackages.map { joinedPath(folder, $0) }
        }
        var seen: Set<String> = []
        return found.filter { !folders.contains($0) && seen.insert($0).inserted }.map { SwiftPackage($0) }
    }()

    /// The sources, interfaces and headers of a module; empty if it is not found.
    func files(of module: String) -> [String] {
        for package in packages {
            for target in package.manifest.targets where !target.isTest && moduleName(target.name) == module {
                let files = Self.files(in: package.folder(of: target)) { Self.isSource($0) }
                if !files.isEmpty { return files }
            }
        }
        let pods = folders.map { joinedPath($0, "Pods/\(module)") }.flatMap { Self.files(in: $0, Self.isSource) }
        return pods.isEmpty ? interfaces(of: module) : pods
    }

    private static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") || path.hasSuffix(".h") }

    /// All frameworks found.
    private lazy var libraries: [FoundLibrary] = {
        let builds = folders.flatMap { folder in (Self.builds + Self.checkouts).map { joinedPath(folder, $0) } }
        return LibrarySearch(builds.filter(FileManager.default.fileExists) + folders).found
    }()

    /// The interface of frameworks with a module's name: their Swift interfaces and their headers.
    private func interfaces(of module: String) -> [String] {
        let names = ["\(module).xcframework", "\(module).framework"]
        let bundles = libraries.filter { names.contains(($0.path as NSString).lastPathComponent) }
        return bundles.flatMap { bundle in
            Self.files(in: bundle.path) { path in
                path.hasSuffix(".h")
                    || path.hasSuffix(".swiftinterface") && path.contains("/\(module).swiftmodule/")
                        && !path.hasSuffix(".private.swiftinterface") && !path.hasSuffix(".package.swiftinterface")
            }
        }
    }

    // MARK: Folders

    private static func names(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The files below a folder, sorted.
    private static func files(in folder: String, _ isWanted: (String) -> Bool) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder)
        var found: [String] = []
        while let path = paths?.nextObject() as? String {
            if isWanted("\(folder)/\(path)") { found.append("\(folder)/\(path)") }
        }
        return found.sorted()
    }
}
