import ArgumentParser
import DovetailScaffolding

/// `dovetail add module`
struct AddModule: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "module",
        abstract: "Adds a module to a layer, with tests.",
        discussion: """
            The module depends on the layers that its own layer may use, according to dovetail.yml. \
            With --interface, other modules use it through a protocol in a separate module, so two \
            features can use each other; the app's container connects them.

            In an Xcode, XcodeGen or Tuist project, it writes the sources where the project keeps its \
            modules. It edits project.yml and, with --evaluate-manifests, Tuist's manifests if that is \
            certainly right, and otherwise lists what to change.

            EXAMPLES
              dovetail add module Card --layer presentation
              dovetail add module Card --layer presentation --interface
              dovetail add module Card --layer presentation --dry-run
              dovetail add module Card --layer presentation --package-path Bank
              dovetail add module Card --layer presentation --evaluate-manifests
            """)

    @Argument(help: "The module's name.")
    var name: String

    @Option(help: ArgumentHelp("A layer in dovetail.yml.", valueName: "name"))
    var layer: String

    @Flag(help: "Put the module's protocol into a separate interface module.")
    var interface = false

    @OptionGroup var options: AddOptions

    var printing: PrintingOptions { options.printing }

    func run() throws {
        try reportingBadInput {
            try NewNames.check("a module", name)
            var edit = try options.edit(layer: layer)
            let module = ModuleTemplate(
                name, layer: layer, uses: try edit.modules(usedBy: layer), hasInterface: interface)
            try edit.add(module.targets, module.files)
            try edit.place(module.name, inLayer: layer)
            if interface {
                try edit.place(interface: module.interface, for: layer)
                try edit.wire(module.assembly, of: module.name)
                try edit.ask(module.question, of: module.interface)
            }
            try options.finish(edit)
        }
    }
}
