import Foundation
import PackagePlugin

/// Writes doubles for a test target in each build whose inputs have changed: of the protocols marked by a comment and
/// of the dependency protocols of components, in the modules of its package that it depends on.
@main
struct DovetailStubsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let own = Set(context.package.targets.map(\.id))
        let modules = [target] + target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
        let entries = modules.map { module in
            ModulesFile.Module(
                name: module.moduleName, target: module.name,
                package: own.contains(module.id) ? context.package.id : nil,
                files: module.sourceFiles(withSuffix: ".swift").map(\.url.path).sorted())
        }
        let folder = context.pluginWorkDirectoryURL
        let list = folder.appendingPathComponent("modules.json")
        let output = folder.appendingPathComponent("DovetailStubs.swift")
        try ModulesFile(home: target.moduleName, modules: entries, packages: [], whole: false).write(to: list)
        return [
            .buildCommand(
                displayName: "Doubles for \(target.name)",
                executable: try context.tool(named: "DovetailTool").url,
                arguments: [
                    "stub", "--modules-file", list.path, "--output", output.path, "--annotated", "--dependencies",
                    "--cache", folder.appendingPathComponent("cache").path,
                ],
                inputFiles: [list] + entries.flatMap(\.files).map { URL(fileURLWithPath: $0) }, outputFiles: [output])
        ]
    }
}
