/// Layers of which only the names are known: each provides a service.
struct PlainLayers {
    let plan: LayerPlan

    init(_ plan: LayerPlan) { self.plan = plan }

    var files: [NewFile] { plan.layers.dropLast().flatMap(files) + [main] }

    private func service(_ layer: String) -> ServiceTemplate {
        ServiceTemplate(layer.capitalizedFirst, layer: layer)
    }

    private func files(_ layer: String) -> [NewFile] {
        let module = plan.module(layer)
        let service = service(layer)
        let assembly = AssemblyTemplate(module: module)
        return [
            NewFile(
                "Sources/\(module)/\(service.type).swift", imports: plan.modules(for: layer),
                service.interface + "\n\n" + service.defaultImplementation),
            assembly.file([service.registration]),
            NewFile(
                "Tests/\(module)Tests/\(service.type)Tests.swift", imports: [module, "Dovetail", "Testing"],
                service.test(assembly.name)),
        ]
    }

    private var main: NewFile {
        let services = plan.layers.dropLast().map { layer in
            "print(try container.resolve((any \(service(layer).type)).self).title)"
        }
        return NewFile(
            "Sources/\(plan.module(plan.app))/main.swift", imports: plan.modules(for: plan.app),
            "let container = try makeContainer()\n" + services.joined(separator: "\n"))
    }
}
