import DovetailFacts

/// Exports of a module that an interface in front of it cannot have.
enum ExportObstacle {
    /// - Parameter neighbours: the modules of the project that the module imports.
    static func reason(
        _ export: ModuleImport, of module: String, _ neighbours: [InterfacePlan.Neighbour]
    ) -> String? {
        if !export.path.isEmpty || export.kind != nil {
            return "a part of '\(export.module)' is re-exported, which is not supported"
        }
        if export.condition != .always {
            return "'\(export.module)' is re-exported under #if, which is not supported"
        }
        guard let bound = neighbours.first(where: { $0.name == export.module }), !bound.isFree else { return nil }
        return "'\(module)' re-exports '\(export.module)', which is in the cycle itself"
    }
}
