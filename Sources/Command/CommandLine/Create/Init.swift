import ArgumentParser
import DovetailBasics
import DovetailScaffolding
import DovetailSwiftCode
import Foundation

/// `dovetail init`
struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Creates a layered package that builds, runs and has tests.",
        discussion: """
            Each layer is a module with tests, and may use those that are named before it; \
            data and presentation never use each other. The last layer is the app, which \
            puts the others together in a container.

            EXAMPLES
              dovetail init Bank
              dovetail init Bank --path Projects/Bank
              dovetail init Bank --layers core,network,ui,app
              dovetail init Bank --dovetail ../dovetail
            """)

    @Argument(help: "The package's name, with which the names of its modules begin.")
    var name: String

    @Option(
        help: ArgumentHelp("The layers, the app last.", valueName: "names"),
        transform: { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) })
    var layers = LayerPlan.usual

    @Option(help: ArgumentHelp("The folder to make. Without it, one of the package's name.", valueName: "folder"))
    var path: String?

    @Option(
        help: ArgumentHelp(
            "A checkout of Dovetail. Without it, the package looks for one beside itself.", valueName: "folder"))
    var dovetail: String?

    func run() throws {
        try reportingBadInput {
            try NewNames.check(package: name)
            try NewNames.check(layers: layers)
            let plan = LayerPlan(package: name, layers: layers)
            try NewNames.check(modules: plan.targets.map(\.name), taken: [])
            let folder = NewFolder(path ?? name)
            let place = try dovetail.map { try folder.reference(to: $0) } ?? "../dovetail"
            guard folder.identity != NewFolder(place).identity else {
                throw InputError(
                    "'\(folder.path)' cannot be the folder: SwiftPM tells packages by their folders' names, and "
                        + "Dovetail's is called so, too")
            }
            let files = PackageTemplate.files(plan, dovetail: place)
            try folder.write(files.map { ($0.path, $0.text) })
            print("made \(folder.path): \(files.count) files; `swift run` there starts it")
            if dovetail == nil, !FileManager.default.fileExists(atPath: "\(folder.path)/\(place)/Package.swift") {
                StandardError.print(
                    "\(folder.path)/Package.swift expects a clone of Dovetail at \(folder.path)/\(place); "
                        + "if it is elsewhere, write its folder there")
            }
        }
    }
}
