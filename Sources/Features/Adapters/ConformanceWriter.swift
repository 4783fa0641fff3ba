import DovetailFacts

/// Writes the conformance of a library's own type.
struct ConformanceWriter {
    private let planned: AdapterPlan.Planned
    private let plan: AdapterPlan

    init(_ planned: AdapterPlan.Planned, _ plan: AdapterPlan) { (self.planned, self.plan) = (planned, plan) }

    var text: String {
        var file = MarkedText()
        file.head(
            "'\(planned.type.name)' of \(plan.names.library.module) conforms to '\(planned.protocolName)' as it is.",
            plan.libraryImports, isPublic: plan.options.hasPublicImports)
        for attribute in planned.availability { file.line(attribute) }
        guard let module = plan.options.interfaceModule else {
            file.line("extension \(plan.names.text(own: planned.type.name)): \(planned.protocolName) {}")
            return file.text
        }
        // Qualified with both modules, because the compiler accepts a retroactive conformance without a warning then.
        let names = plan.names.wholeTexts(own: planned.type.name)
        for (index, (condition, name)) in names.enumerated() {
            if let condition { file.line(index == 0 ? "#if \(condition)" : "#else") }
            file.line("extension \(name): \(module).\(planned.protocolName) {}")
        }
        if names.count > 1 { file.line("#endif") }
        return file.text
    }
}

extension AdapterPlan {
    /// The imports of files that use the library.
    var libraryImports: [String] { names.ownImports + interfaceImports }

    /// The import of the interface's module, if it is separate.
    var interfaceImports: [String] { options.interfaceModule.map { ["import \($0)"] } ?? [] }
}
