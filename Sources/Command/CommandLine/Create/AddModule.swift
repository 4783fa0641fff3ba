import ArgumentParser
import DovetailScaffolding

/// `dovetail add module`
struct AddModule: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "module",
        abstract: "Adds modules to a layer, with tests.",
        usage: "dovetail add module [<options>] --layer <name> <names> ...",
        discussion: """
            Each module depends on the layers that its own layer may use, according to dovetail.yml. \
            With --interface, other modules use it through a protocol in a separate module, so two \
            features can use each other; the app's container connects them.

            In an Xcode, XcodeGen or Tuist project, it writes the sources where the project keeps its \
            modules. It edits project.yml and, with --evaluate-manifests, Tuist's manifests if that is \
            certainly right, and otherwise lists what to change.

            EXAMPLES
              dovetail add module Card --layer presentation
              dovetail add module Card Loan --layer presentation
              dovetail add module Card --layer presentation --interface
              dovetail add module Card --layer presentation --dry-run
              dovetail add module Card --layer presentation --package-path Bank
              dovetail add module Card --layer presentation --evaluate-manifests
            """)

    @Argument(help: "The modules' names.")
    var names: [String]

    @Option(help: ArgumentHelp("A layer in dovetail.yml.", valueName: "name"))
    var layer: String

    @Flag(help: "Put each module's protocol into a separate interface module.")
    var interface = false

    @OptionGroup var options: AddOptions

    var printing: PrintingOptions { options.printing }

    func run() throws {
        try reportingBadInput {
            for name in names { try NewNames.check("a module", name) }
            var edit = try options.edit(layer: layer)
            for name in names { try add(name, to: &edit) }
            try options.finish(edit)
        }
    }

    private func add(_ name: String, to edit: inout ProjectEdit) throws {
        let module = ModuleTemplate(
            name, layer: layer, uses: try edit.modules(usedBy: layer), hasInterface: interface)
        try edit.add(module.targets, module.files)
        try edit.place(module.name, inLayer: layer)
        guard interface else { return }
        try edit.place(interface: module.interface, for: layer)
        try edit.wire(module.assembly, of: module.name)
        try edit.ask(module.question, of: module.interface)
    }
}
