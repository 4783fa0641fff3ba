import DovetailFacts
import DovetailGraphs
import DovetailSwiftCode

extension PackageSet {
    /// A target of a package on disk.
    private struct Part: Hashable {
        var package: String
        var target: String
    }

    /// The products of all packages that were read or are checked out and are used, with their modules.
    var products: [ExternalProduct] {
        var found: [ExternalProduct] = []
        var used: Set<String> = []
        for package in packages {
            found += package.description.products.map { product($0.name, of: package) }
            guard package.isOwn else { continue }
            for dependency in package.description.targets.flatMap(\.dependencies) {
                guard case .product(let name, let identity) = target(dependency, package) else { continue }
                if let identity, let other = self.package(identity) {
                    used.insert(identity)
                    if other.isRead(product: name) { continue }
                }
                found.append(ExternalProduct(name: name, package: identity))
            }
        }
        used.subtract(packages.map(\.identity))
        found += used.sorted().flatMap(products(ofCheckout:))
        // Where what comes with them can be declared.
        let others = Set(found.flatMap(\.carried).map(\.package)).subtracting(used).subtracting(
            packages.map(\.identity))
        found += others.sorted().flatMap(products(ofCheckout:)).map { ExternalProduct($0, carried: []) }
        return Array(Set(found))
    }

    private func products(ofCheckout identity: String) -> [ExternalProduct] {
        guard let package = package(identity) else { return [] }
        return package.description.products.filter { package.isRead(product: $0.name) }
            .map { product($0.name, of: package) }
    }

    /// The package with an identity: one that was read, or one that is checked out.
    func package(_ identity: String) -> SwiftPackage? {
        packages.first { $0.identity == identity } ?? checkouts.package(identity)
    }

    /// A product of a package, with its modules and those that are linked with it.
    private func product(_ name: String, of package: SwiftPackage) -> ExternalProduct {
        let own = parts(ofProduct: name, package)
        var product = ExternalProduct(
            name: name, package: package.identity, modules: Set(own.compactMap(module)).sorted())
        // The project's own modules are linked one by one.
        if package.isOwn { return product }
        let linked = Set(reachable(from: own) { dependencies(of: $0) }).subtracting(own)
        guard !linked.isEmpty else { return product }
        let modules = product.modules ?? []
        product.carried = Set(
            linked.compactMap { part in module(part).map { CarriedModule(name: $0, package: part.package) } }
        ).filter { !modules.contains($0.name) }.sorted { ($0.name, $0.package) < ($1.name, $1.package) }
        product.exports = exports(of: own, among: linked).subtracting(modules).sorted()
        return product
    }

    private func parts(ofProduct name: String, _ package: SwiftPackage) -> [Part] {
        let targets = package.description.products.first { $0.name == name }?.targets ?? []
        return targets.map { Part(package: package.identity, target: $0) }
    }

    /// The name that imports use; nil for a plugin.
    private func module(_ part: Part) -> String? {
        guard let package = package(part.package),
            let target = package.description.targets.first(where: { $0.name == part.target })
        else { return moduleName(part.target) }
        return target.type == "plugin" ? nil : package.module(target)
    }

    /// What is linked with a target, as far as it is on disk.
    private func dependencies(of part: Part) -> [Part] {
        guard let package = package(part.package),
            let target = package.description.targets.first(where: { $0.name == part.target })
        else { return [] }
        return target.dependencies.flatMap { dependency -> [Part] in
            if !dependency.isProduct, package.description.targets.contains(where: { $0.name == dependency.name }) {
                return [Part(package: package.identity, target: dependency.name)]
            }
            let others = package.description.packages.lazy.compactMap { self.package($0.identity) }
            return others.map { self.parts(ofProduct: dependency.name, $0) }.first { !$0.isEmpty } ?? []
        }
    }

    /// The names of the modules that targets re-export, directly or through each other.
    private func exports(of own: [Part], among linked: Set<Part>) -> Set<String> {
        let named = Dictionary(linked.map { (module($0) ?? "", $0) }) { first, _ in first }
        let found = reachable(from: own) { part in
            guard let package = package(part.package),
                let target = package.description.targets.first(where: { $0.name == part.target })
            else { return [] }
            let imports = ImportReader.read(package.files(of: target).onDisk(exclude: [])).flatMap(\.imports)
            return imports.filter(\.isExported).compactMap { named[$0.module] }
        }
        return Set(found.compactMap(module))
    }
}

extension SwiftPackage {
    /// Whether its manifest's text says what is in a product.
    fileprivate func isRead(product name: String) -> Bool {
        description.products.contains { $0.name == name && !$0.targets.isEmpty }
    }
}

extension ExternalProduct {
    /// A product with other modules that come with it.
    fileprivate init(_ product: ExternalProduct, carried: [CarriedModule]) {
        self = product
        self.carried = carried
    }
}
