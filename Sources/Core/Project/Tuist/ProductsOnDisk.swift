import DovetailFacts
import DovetailSwiftCode
import Foundation

/// The products of the packages that Tuist or SwiftPM has checked out for a project, with their modules.
struct ProductsOnDisk {
    let products: [ExternalProduct]
    /// The names of products declared as dynamic libraries.
    let dynamic: Set<String>

    private static let checkouts = [
        "Tuist/.build/checkouts", ".build/checkouts", "Tuist/Dependencies/SwiftPackageManager/.build/checkouts",
    ]

    init(root: String) {
        var found: [ExternalProduct] = []
        var dynamic: Set<String> = []
        for folder in Self.checkouts.map({ "\(root)/\($0)" }) {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] {
                let package = SwiftPackage("\(folder)/\(name)")
                dynamic.formUnion(package.manifest.dynamicProducts)
                for (product, targets) in package.manifest.products {
                    let modules = Set(targets.map(TuistTarget.module)).sorted()
                    found.append(ExternalProduct(name: product, package: package.identity, modules: modules))
                }
            }
        }
        self.dynamic = dynamic
        products = found.sorted { ($0.name, $0.package ?? "") < ($1.name, $1.package ?? "") }
    }
}
