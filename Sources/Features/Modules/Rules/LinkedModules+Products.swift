import DovetailBasics
import DovetailFacts

extension LinkedModules {
    /// The product to declare for a module.
    enum Bringing {
        case product(ExternalProduct)
        /// Several products contain it, and none is named after it.
        case several([ExternalProduct])
        /// No product contains it. It comes with products from this package, if that is known.
        case none(package: String?)
    }

    /// The product of other packages that contains a module: the one named after it, or else the only one.
    func bringing(_ target: Target) -> Bringing {
        let name = name(of: target)
        var found = products.filter { $0.modules?.contains(name) ?? (moduleName($0.name) == name) }
        if case .module(let index) = target {
            let package = modules[index].package
            found = found.filter { $0.package == package }
            if found.isEmpty { return .none(package: package) }
        }
        if let one = found.first(where: { $0.name == name }) ?? (found.count == 1 ? found[0] : nil) {
            return .product(one)
        }
        guard found.isEmpty else { return .several(found) }
        return .none(package: products.lazy.flatMap(\.carried).first { $0.name == name }?.package)
    }

    /// The position of the dependency of a module with which another module comes, although its product does not list
    /// it; nil if there is none.
    func carrier(of target: Target, by index: ProjectModuleID) -> Int? {
        guard case .vendor(let name) = target else { return nil }
        return modules[index].dependencies.firstIndex { dependency in
            guard case .product(let product, let package) = dependency.target else { return false }
            return Self.product(product, of: package, in: products)?.carried.contains { $0.name == name } ?? false
        }
    }

    /// The product that a dependency names.
    static func product(_ name: String, of package: String?, in products: [ExternalProduct]) -> ExternalProduct? {
        products.first { $0.name == name && ($0.package == package || package == nil) }
    }
}
