import DovetailBasics
import Foundation

/// The third-party packages that SwiftPM has checked out for a project. Each is read once, when it is needed.
final class Checkouts {
    /// The folders, by the packages' identities.
    private var folders: [String: String] = [:]
    private var read: [String: SwiftPackage] = [:]

    /// - Parameter packages: the folders of the packages that depend on them. The first that has one is used.
    init(of packages: [String]) {
        for checkouts in packages.map({ "\($0)/.build/checkouts" }) {
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []).sorted()
            where folders[name.lowercased()] == nil { folders[name.lowercased()] = "\(checkouts)/\(name)" }
        }
    }

    /// The package with an identity, as described by the text of its manifest; nil if it is not there.
    func package(_ identity: String) -> SwiftPackage? {
        if let known = read[identity] { return known }
        guard let folder = folders[identity] else { return nil }
        var package = SwiftPackage(folder)
        package.isOwn = false
        read[identity] = package
        return package
    }
}
