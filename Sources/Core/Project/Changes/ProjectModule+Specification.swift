import DovetailBasics
import DovetailDiagnostics
package import DovetailFacts

extension [ProjectModule] {
    /// The modules as people change them: those of a project that XcodeGen generates from a specification beside it are
    /// declared by that.
    package var asSpecified: [ProjectModule] {
        var specifications: [String: String?] = [:]
        return map { module in
            guard let path = module.location?.path, ManifestKind(path) == .xcode else { return module }
            let known = specifications[path] ?? Self.specification(of: path)
            specifications[path] = known
            guard let known else { return module }
            var module = module
            module.location = SourceLocation(path: known, line: 1, column: 1)
            for index in module.dependencies.indices { module.dependencies[index].location = nil }
            return module
        }
    }

    /// The specification from which a project is generated.
    private static func specification(of path: String) -> String? {
        let project = parentFolder(path)
        let folder = parentFolder(project)
        let spec = folder.isEmpty ? XcodeGenSpec.fileName : "\(folder)/\(XcodeGenSpec.fileName)"
        guard XcodeGenSpec.isSpec(spec), let read = try? XcodeGenSpec(spec),
            project.lastComponent == "\(read.name).xcodeproj"
        else { return nil }
        return spec
    }
}

extension ProjectModule {
    /// The module as people change it.
    var asSpecified: ProjectModule { [self].asSpecified[0] }

    /// What to do once the specification of its project is edited; nil if no project is generated from it.
    ///
    /// - Parameter declared: the module as the project declares it.
    package func generating(_ declared: ProjectModule) -> String? {
        guard let path = location?.path, path != declared.location?.path else { return nil }
        return "generate the Xcode project from \(path) again"
    }
}
