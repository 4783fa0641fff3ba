#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    /// Not run yet, like `XcodeModules`.
    extension DovetailStubsPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let entries = XcodeModules(target, project: context.xcodeProject).entries
            let folder = context.pluginWorkDirectoryURL
            let list = folder.appendingPathComponent("modules.json")
            let output = folder.appendingPathComponent("DovetailStubs.swift")
            try ModulesFile(home: XcodeModules.module(target), modules: entries, packages: [], whole: false).write(
                to: list)
            return [
                .buildCommand(
                    displayName: "Doubles for \(target.displayName)",
                    executable: try context.tool(named: "DovetailTool").url,
                    arguments: [
                        "stub", "--modules-file", list.path, "--output", output.path, "--annotated", "--dependencies",
                        "--cache", folder.appendingPathComponent("cache").path,
                    ],
                    inputFiles: [list] + entries.flatMap(\.files).map { URL(fileURLWithPath: $0) },
                    outputFiles: [output])
            ]
        }
    }
#endif
