import DovetailSwiftCode
import Foundation

/// How Tuist links the products of packages: as static frameworks, unless the package declares them as dynamic or the
/// project configures another type.
struct TuistProductTypes: Sendable {
    private let types: [String: String]
    private let dynamic: Set<String>

    /// Nil if the project does not state the types literally.
    ///
    /// - Parameter dynamic: the products that their packages declare as dynamic.
    init?(root: String, dynamic: Set<String>) {
        let paths = ["Tuist/Package.swift", "Package.swift", "Tuist/Dependencies.swift"].map { "\(root)/\($0)" }
        guard let text = paths.lazy.compactMap({ FileManager.default.contents(atPath: $0) }).first,
            let types = ProductTypes(source: String(decoding: text, as: UTF8.self)).types
        else { return nil }
        self.types = types
        self.dynamic = dynamic
    }

    func product(_ name: String) -> TuistProduct {
        TuistProduct(types[name] ?? (dynamic.contains(name) ? "framework" : "staticFramework"))
    }
}
