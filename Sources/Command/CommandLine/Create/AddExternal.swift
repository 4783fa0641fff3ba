import ArgumentParser
import DovetailBasics
import DovetailFacts
import DovetailScaffolding

/// `dovetail add external`
struct AddExternal: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "external",
        abstract: "Adds a third-party library behind a protocol of your own.",
        usage: "dovetail add external [<options>] <name>",
        discussion: """
            Creates two modules: an interface with the protocol, which every layer may use, and an adapter, \
            the only module that imports the library. A rule in dovetail.yml enforces that. Without --url \
            or --path, comments in Package.swift show where to add the library. In an Xcode project, it \
            lists what to change. It edits XcodeGen's project.yml and, with --evaluate-manifests, Tuist's \
            manifests.

            EXAMPLES
              dovetail add external Firebase --via adapter
              dovetail add external Firebase --layer data --dry-run
              dovetail add external Lottie --path ../lottie
              dovetail add external Lottie --url https://example.com/lottie.git --from 4.5.0
            """)

    enum Way: String, ExpressibleByArgument, CaseIterable { case adapter }

    @Argument(help: "The name that your modules use for the library.")
    var name: String

    @Option(help: "How to wrap the library: adapter.")
    var via = Way.adapter

    @Option(help: ArgumentHelp("The layer of the adapter.", valueName: "name"))
    var layer = "data"

    @OptionGroup var library: LibraryOptions

    @OptionGroup var options: AddOptions

    var printing: PrintingOptions { options.printing }

    func run() throws {
        try reportingBadInput {
            try NewNames.check("a library", name)
            var edit = try options.edit(layer: layer)
            let external = AdapterTemplate(name, library: try library.library(name, in: edit.folder))
            if let module = external.modules.first(where: SystemModules.contains) {
                throw InputError(
                    "'\(module)' is a system library; import it directly, without a package")
            }
            if let package = external.package { try edit.add(package) }
            try edit.add(external.targets, external.files)
            edit.leave(external)
            try edit.place(external.adapter, inLayer: layer)
            try edit.place(interface: external.interface, for: layer)
            try edit.protect(external)
            try edit.wire(external.assembly, of: external.adapter)
            try edit.ask(external.question, of: external.interface)
            try options.finish(edit)
        }
    }
}
