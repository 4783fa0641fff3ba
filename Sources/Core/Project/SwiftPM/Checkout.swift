import DovetailFacts
import DovetailSwiftCode
import Foundation

/// A third-party package that SwiftPM may have checked out.
struct Checkout {
    private let manifest: Manifest?

    /// - Parameter folder: the folder of the package that depends on it.
    init(_ folder: String, identity: String?) {
        guard let identity else {
            manifest = nil
            return
        }
        let checkouts = "\(folder)/.build/checkouts"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []
        manifest = names.sorted().first { $0.lowercased() == identity }.map {
            SwiftPackage("\(checkouts)/\($0)").manifest
        }
    }

    /// The modules of a product, if the manifest states them literally.
    func modules(ofProduct name: String) -> [String]? {
        guard let targets = manifest?.products[name], !targets.isEmpty else { return nil }
        return targets.map(moduleName)
    }
}
