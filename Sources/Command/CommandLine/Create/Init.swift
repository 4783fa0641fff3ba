import ArgumentParser
import DovetailBasics
import DovetailScaffolding
import DovetailSwiftCode
import Foundation

/// `dovetail init`
struct Init: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Creates a layered package that builds, runs and has tests.",
        usage: "dovetail init [<options>] <name>",
        discussion: """
            Each layer is a module with tests. It may use the layers listed before it, except that data and \
            presentation never use each other. The last layer is the app, which combines the \
            others in a container.

            EXAMPLES
              dovetail init Bank
              dovetail init Bank --path Projects/Bank
              dovetail init Bank --layers core,network,ui,app
              dovetail init Bank --dovetail ../dovetail
              dovetail init Bank --dry-run
            """)

    @Argument(help: "The package's name, and the prefix of its modules' names.")
    var name: String

    @Option(
        help: ArgumentHelp(
            "The layers, separated by commas, with the app last; by default, \(LayerPlan.usual.joined(separator: ",")).",
            valueName: "names"),
        transform: { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) })
    var layers = LayerPlan.usual

    @Option(help: ArgumentHelp("The folder to create; by default, the package's name.", valueName: "folder"))
    var path: String?

    @Option(
        help: ArgumentHelp(
            "A clone of Dovetail; by default, the folder 'dovetail' next to the package.", valueName: "folder"))
    var dovetail: String?

    @Flag(help: "List the files that would be created; write nothing.")
    var dryRun = false

    @OptionGroup var printing: PrintingOptions

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
                    "'\(folder.path)' has the same folder name as Dovetail's clone, and SwiftPM identifies packages by "
                        + "folder name: choose another name")
            }
            let files = PackageTemplate.files(plan, dovetail: place)
            guard !dryRun else {
                try folder.check()
                for file in files { print("would create \(folder.path)/\(file.path)") }
                return
            }
            try folder.write(files.map { ($0.path, $0.text) })
            printStatus("created \(folder.path) with \(files.count) files; start it with `swift run` there")
            if dovetail == nil, !FileManager.default.fileExists(atPath: "\(folder.path)/\(place)/Package.swift") {
                StandardError.print(
                    "\(folder.path)/Package.swift expects a clone of Dovetail at \(folder.path)/\(place); if "
                        + "yours is elsewhere, change the path there")
            }
        }
    }
}
