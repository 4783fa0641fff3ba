import ArgumentParser
import Linker
import ProjectFacts
import SourceFacts

/// `dovetail explain`
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says who registers a container's service, what it needs, and who asks for it.",
        discussion: """
            Containers of Dovetail and of Swinject are read, by the calls of register, alias, \
            contribute and resolve; several containers are not told apart.

            EXAMPLES
              dovetail explain LoginUseCase .
              dovetail explain LoginUseCase Projects --exclude Demo
            """)

    @Argument(help: "The service's type, as it is registered.")
    var service: String

    @OptionGroup var options: SourceOptions

    func run() throws {
        try reportingBadInput {
            let progress = Progress()
            let set = try options.inputs(output: nil, leavesOutTests: true).resolve()
            progress.say("reading \(set.files.count) files")
            let (facts, parsedFiles) = ContainerReader.read(set.files.map(\.path))
            progress.end()
            let index = ServiceIndex(facts)
            if options.verbose {
                StandardError.print("read \(set.files.count) files, parsed \(parsedFiles); \(index.count) services")
            }
            guard let lines = index.explanation(of: service) else {
                let near = index.near(service)
                let hint = near.isEmpty ? "" : "; near: \(near.joined(separator: ", "))"
                throw InputError("no container registers '\(service)' or is asked for it\(hint)")
            }
            for line in lines { print(line) }
        }
    }
}
