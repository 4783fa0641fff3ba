package import DovetailSwiftCode

/// The layers of a new package, from the most independent one to the app, and which may use which.
///
/// Each layer may use those before it. `data` and `presentation` are the exception: presentation should not know how
/// data is stored, so neither may use the other.
package struct LayerPlan: Hashable, Sendable {
    /// The default layers.
    package static let usual = ["core", "domain", "data", "presentation", "app"]

    /// The package's name.
    package var package: String
    package var layers: [String]

    package init(package: String, layers: [String]) {
        self.package = package
        self.layers = layers
    }

    /// The layer that is the program and connects the others.
    package var app: String { layers.last ?? "" }

    /// The layers that one may use.
    package func allowed(_ layer: String) -> [String] {
        let walls = ["data": "presentation", "presentation": "data"]
        return layers.prefix { $0 != layer }.filter { $0 != walls[layer] }
    }

    /// The module of a layer: the package's name followed by the layer's, since module names must be unique across
    /// packages.
    package func module(_ layer: String) -> String { package + layer.capitalizedFirst }

    /// The modules that the module of a layer may use.
    func modules(for layer: String) -> [String] { allowed(layer).map(module) }

    /// The assembly with the registrations of a layer.
    func assembly(_ layer: String) -> String { AssemblyTemplate(module: module(layer)).name }

    /// Whether these are the layers for which there is a small example.
    var isUsual: Bool { [Self.usual, ["core", "domain", "presentation", "data", "app"]].contains(layers) }

    /// The targets, with those of tests last.
    package var targets: [NewTarget] {
        let own = layers.map { layer in
            NewTarget(
                layer == app ? .executable : .library, name: module(layer),
                dependencies: modules(for: layer).map { .target($0) }
                    + (hasAssembly(layer) || layer == app ? [.dovetail] : []))
        }
        let tests = layers.map { layer in
            NewTarget(
                .test, name: module(layer) + "Tests",
                dependencies: testedModules(layer).map { .target($0) }
                    + (layer == app || hasAssembly(layer) ? [.dovetail] : []))
        }
        return own + tests
    }

    /// Whether a layer registers something. The example's core only has values.
    func hasAssembly(_ layer: String) -> Bool { layer != app && !(isUsual && layer == "core") }

    /// The modules that the tests of a layer import.
    private func testedModules(_ layer: String) -> [String] {
        guard isUsual, layer != app else { return [module(layer)] }
        return modules(for: layer) + [module(layer)]
    }
}

extension NewTarget.Dependency {
    /// The library that does the wiring.
    package static let dovetail = NewTarget.Dependency.product("Dovetail", package: "Dovetail")
}

extension String {
    /// With a capital first letter, as in the names of types and modules.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
