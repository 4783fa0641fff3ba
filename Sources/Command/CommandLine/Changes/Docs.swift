import ArgumentParser
import DovetailBasics
import DovetailChanges
import Foundation

/// `dovetail docs`
struct Docs: PrintingCommand {
    static let configuration = CommandConfiguration(
        commandName: "docs",
        abstract: "Writes a page of Markdown for each module, with a picture, and an index.",
        discussion: """
            A page says what a module provides and needs, who creates its components and uses it, its layer and its \
            rules. The picture is Mermaid, which GitHub and GitLab draw. Pages of modules that no longer exist are \
            deleted. If only some folders are read, pages of modules whose manifests are elsewhere stay as they are, \
            and so does the index. Files that this command did not write are never changed.

            EXAMPLES
              dovetail docs --output Docs/Modules
              dovetail docs --output Docs/Modules --check
              dovetail docs --output Docs/Modules . --evaluate-manifests
            """)

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the pages.", valueName: "folder"))
    var output: String

    @Flag(help: "Fail and list the pages that are out of date; write nothing.")
    var check = false

    @OptionGroup var options: SourceOptions

    var printing: PrintingOptions { options.printing }

    @OptionGroup var moduleOptions: ModuleOptions

    func run() throws {
        try reportingBadInput {
            let (part, read) = try options.inProjectFolder(moduleOptions) { options, moduleOptions, rules in
                (ProjectPart(options), try GraphDocument.read(options, moduleOptions.applied(to: rules)))
            }
            let document = read.document
            guard document.modules != nil else {
                throw InputError(
                    "no modules were found: pages describe the modules that manifests or Xcode projects declare")
            }
            guard !read.isIncomplete else {
                throw InputError(
                    "nothing was written, because a file cannot be read and the pages would lack what is in it")
            }
            let folder = PageFolder(path: output)
            let changes = try folder.changes(to: ModulePages(document).pages, of: part)
            guard !check else { return try compare(changes) }
            try folder.write(changes)
            let count = changes.written.count + changes.current
            StandardError.status(
                "\(counted(count, noun: "page")) in \(output): \(changes.written.count) written, "
                    + "\(changes.deleted.count) deleted, \(changes.current) up to date")
            if changes.kept > 0 {
                let kept = counted(changes.kept, noun: "page")
                StandardError.note("the index and \(kept) of modules that were not read stay as they are")
            }
        }
    }

    private func compare(_ changes: PageFolder.Changes) throws {
        guard !changes.isEmpty else { return }
        for page in changes.written {
            let state = page.isNew ? "missing" : "stale"
            StandardError.print(
                .error, "the page is \(state); run the same command without --check", at: "\(page.path):1:1")
        }
        for path in changes.deleted {
            StandardError.print(
                .error, "the page is about a module that no longer exists; run the same command without --check",
                at: "\(path):1:1")
        }
        throw ExitCode(1)
    }
}
