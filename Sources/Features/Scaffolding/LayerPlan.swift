package import DovetailSwiftCode

/// The layers of a new package, from the one that knows nothing of the others to the app, and who may use whom.
///
/// Each layer may use those before it. `data` and `presentation` are the exception: what is shown does not know how it
/// is stored, so neither of them may use the other.
package struct LayerPlan: Hashable, Sendable {
    /// The layers where none are named.
    package static let usual = ["core", "domain", "data", "presentation", "app"]

    /// The package's name.
    package var package: String
    package var layers: [String]

    package init(package: String, layers: [String]) {
        self.package = package
        self.layers = layers
    }

    /// The layer that is the program and puts the others together.
    package var app: String { layers.last ?? "" }

    /// The layers that one may use.
    package func allowed(_ layer: String) -> [String] {
        let walls = ["data": "presentation", "presentation": "data"]
        return layers.prefix { $0 != layer }.filter { $0 != walls[layer] }
    }

    /// The module of a layer: the package's name and the layer's, since modules of all packages share their names.
    package func module(_ layer: String) -> String { package + layer.capitalizedFirst }

    /// The modules that the module of a layer may use.
    func modules(for layer: String) -> [String] { allowed(layer).map(module) }

    /// The assembly with the registrations of a layer.
    func assembly(_ layer: String) -> String { AssemblyTemplate(module: module(layer)).name }

    /// Whether the layers are those for which there is a small example.
    var isUsual: Bool { [Self.usual, ["core", "domain", "presentation", "data", "app"]].contains(layers) }

    /// The targets, those of tests last.
    package var targets: [NewTarget] {
        let own = layers.map { layer in
            NewTarget(
                layer == app ? .executable : .library, module(layer),
                modules(for: layer).map { .target($0) } + (hasAssembly(layer) || layer == app ? [.dovetail] : []))
        }
        let tests = layers.map { layer in
            NewTarget(
                .test, module(layer) + "Tests",
                testedModules(layer).map { .target($0) } + (layer == app || hasAssembly(layer) ? [.dovetail] : []))
        }
        return own + tests
    }

    /// Whether a layer registers something. The core of the example is values alone.
    func hasAssembly(_ layer: String) -> Bool { layer != app && !(isUsual && layer == "core") }

    /// What the tests of a layer import.
    private func testedModules(_ layer: String) -> [String] {
        guard isUsual, layer != app else { return [module(layer)] }
        return modules(for: layer) + [module(layer)]
    }
}

extension NewTarget.Dependency {
    /// The library that wires.
    package static let dovetail = NewTarget.Dependency.product("Dovetail", package: "Dovetail")
}

extension String {
    /// With a capital at its start, as types and modules have it.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
