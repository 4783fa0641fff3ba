import DovetailBasics
import Foundation

/// Finds what SwiftPM has downloaded for binary targets with a URL.
enum BinaryArtifact {
    /// The xcframework of a target, below the package's folder or that of a package that uses it; nil if it is not
    /// there.
    static func path(ofTarget name: String, package: SwiftPackage, _ set: PackageSet) -> String? {
        for folder in [package.folder] + set.packages.filter(\.isOwn).map(\.folder) {
            let artifacts = joinedPath(folder, ".build/artifacts/\(package.identity)")
            for place in ["\(artifacts)/\(name)", artifacts] {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
                let fitting = names.filter { $0.hasSuffix(".xcframework") }.sorted()
                let found = place == artifacts ? fitting.first { $0 == "\(name).xcframework" } : fitting.first
                if let found { return "\(place)/\(found)" }
            }
        }
        return nil
    }
}
