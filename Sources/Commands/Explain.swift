import ArgumentParser
import Linker
import ProjectFacts
import Report
import SourceFacts

/// `dovetail explain`
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says who registers a container's service, what it needs, and who asks for it.",
        discussion: """
            Containers of Dovetail and of Swinject are read, by the calls of register, alias, \
            contribute and resolve; several containers are not told apart.

            EXAMPLES
              dovetail explain LoginUseCase
              dovetail explain LoginUseCase .
              dovetail explain LoginUseCase Projects --exclude Demo
            """)

    @Argument(help: "The service's type, as it is registered.")
    var service: String

    @OptionGroup var options: SourceOptions

    func run() throws {
        try reportingBadInput {
            let progress = Progress()
            let set = try options.inputs(options.readRules(), output: nil, leavesOutTests: true).resolve()
            progress.say("reading \(set.files.count) files")
            let read = ContainerReader.read(set.files.map(\.path))
            progress.end()
            for line in TextReport.lines(read.problems) { StandardError.print(line) }
            let index = ServiceIndex(read.facts)
            if options.verbose {
                StandardError.print("files: \(set.files.count), parsed: \(read.parsedFiles), services: \(index.count)")
            }
            guard let lines = index.explanation(of: service) else {
                let near = index.near(service)
                let hint = near.isEmpty ? "" : "; near: \(near.joined(separator: ", "))"
                throw InputError("no container registers '\(service)' or is asked for it\(hint)")
            }
            for line in lines { print(line) }
            if !read.problems.isEmpty { throw ExitCode(2) }
        }
    }
}
