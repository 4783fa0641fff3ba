#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    /// Not run yet, like `XcodeModules`.
    extension DovetailPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let entries = XcodeModules(target, project: context.xcodeProject).entries
            let folder = context.pluginWorkDirectoryURL
            let list = folder.appendingPathComponent("modules.json")
            let output = folder.appendingPathComponent("DovetailWiring.swift")
            try ModulesFile(
                home: XcodeModules.module(target), modules: entries, packages: [], whole: target.isProgram
            ).write(to: list)
            let rules = try RulesFile.urls(in: context.xcodeProject.directoryURL)
            return [
                .buildCommand(
                    displayName: "Wiring \(target.displayName)",
                    executable: try context.tool(named: "DovetailTool").url,
                    arguments: [
                        "generate", "--quiet", "--modules-file", list.path, "--output", output.path,
                        "--cache", folder.appendingPathComponent("cache").path,
                    ]
                        + rules.flatMap { ["--rules", $0.path] },
                    inputFiles: [list] + rules + entries.flatMap(\.files).map { URL(fileURLWithPath: $0) },
                    outputFiles: [output])
            ]
        }
    }
#endif
