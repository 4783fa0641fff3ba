package import DovetailBinaries
package import DovetailDiagnostics
package import DovetailRules
import DovetailSwiftCode

/// The manifests of SwiftPM.
package enum SwiftPMSource: ProjectSource {
    package static let manifestNames = ["Package.swift"]

    package static let descriptionModule: String? = "PackageDescription"

    package static func isRequested(_ rules: Rules) -> Bool { true }

    package static func files(of manifest: ManifestPlace) -> (any FileOwners)? { SwiftPackage(manifest.folder) }

    package static func read(
        _ manifests: [ManifestPlace], _ rules: Rules, cache: String?
    ) throws -> (any ManifestContents)? {
        guard !manifests.isEmpty else { return nil }
        return SwiftPackages(manifests.map(\.folder).sorted(), exclude: rules.exclude, cache: cache)
    }
}

extension SwiftPackage: FileOwners {
    package var gap: ManifestGap? { manifest.unparsed.map { ManifestGap($0) } }

    package func owner(of file: String) -> FileOwner {
        switch self.target(of: file) {
        case .target(let target): .module(wiredModule(target), isTest: target.isTest)
        case .leftOut: .leftOut
        case .none: otherModule.map(FileOwner.guessed) ?? .none
        }
    }
}

extension SwiftPackages: ManifestContents {
    package var unreadable: [Finding] { packageSet.unreadable }
    package var problems: [String] { packageSet.problems }

    package var linked: (images: [LinkedImage], problems: [String]) {
        let linkage = PackageLinkage(self)
        return (linkage.images, linkage.problems)
    }
}
