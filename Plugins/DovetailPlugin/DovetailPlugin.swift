import Foundation
import PackagePlugin

/// Writes the wiring of a target, and of everything it depends on, in each build whose inputs have changed.
///
/// The plugin only lists the files; the tool interprets them. Findings appear at the user's lines in the build output.
@main
struct DovetailPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let packages = Packages(root: context.package)
        let modules = [target] + target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
        let entries = modules.map { module in
            ModulesFile.Module(
                name: module.moduleName, target: module.name, package: packages.package(of: module)?.id,
                files: module.sourceFiles(withSuffix: ".swift").map(\.url.path).sorted())
        }
        let manifests = Set(modules.compactMap { packages.package(of: $0) }.map { ModulesFile.Package($0) })
        let description = ModulesFile(
            home: target.moduleName, modules: entries, packages: manifests.sorted { $0.id < $1.id },
            whole: target.kind == .executable)
        let folder = context.pluginWorkDirectoryURL
        let list = folder.appendingPathComponent("modules.json")
        let output = folder.appendingPathComponent("DovetailWiring.swift")
        try description.write(to: list)
        // The project's rules, if it has any.
        let rules = try RulesFile.urls(in: context.package.directoryURL)
        return [
            .buildCommand(
                displayName: "Wiring \(target.name)",
                executable: try context.tool(named: "DovetailTool").url,
                arguments: [
                    "generate", "--quiet", "--modules-file", list.path, "--output", output.path,
                    "--cache", folder.appendingPathComponent("cache").path,
                ]
                    + rules.flatMap { ["--rules", $0.path] },
                inputFiles: [list] + rules
                    + manifests.map { URL(fileURLWithPath: $0.manifest) }.sorted { $0.path < $1.path }
                    + entries.flatMap(\.files).map { URL(fileURLWithPath: $0) },
                outputFiles: [output])
        ]
    }
}

/// The package of each target.
private struct Packages {
    private var byTarget: [Target.ID: Package] = [:]

    init(root: Package) {
        var pending = [root]
        var seen: Set<Package.ID> = []
        while let package = pending.popLast() {
            guard seen.insert(package.id).inserted else { continue }
            for target in package.targets { byTarget[target.id] = package }
            pending += package.dependencies.map(\.package)
        }
    }

    func package(of target: any Target) -> Package? { byTarget[target.id] }
}
