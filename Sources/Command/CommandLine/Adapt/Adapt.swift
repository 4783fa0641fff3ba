import ArgumentParser
import DovetailAdapters
import DovetailBasics
import DovetailDiagnostics
import DovetailDoubles
import DovetailFacts
import Foundation

/// `dovetail adapt`
struct Adapt: PrintingCommand {
    static let configuration = CommandConfiguration(
        abstract: "Puts a library's types behind protocols, with adapters and test doubles.",
        discussion: """
            Reads a module's interface and writes a protocol for each type, a conformance or an adapter, a \
            facade with the default arguments, and test doubles. Only the conformances and adapters import \
            the library. Members that would expose the library are reported and marked with \
            '// TODO(adapter)'.

            EXAMPLES
              dovetail adapt --module Analytics --types Tracker --output Adapters/Analytics
              dovetail adapt --module Analytics --types Tracker --used-in Sources \\
                --output Adapters/Analytics
              dovetail adapt --module Analytics --interface Analytics.swiftinterface \\
                --types Tracker --output Adapters
              dovetail adapt --module FoundationNetworking \\
                --types URLSession,URLSessionDataTask --members dataTask,resume,cancel \\
                --keep URLRequest,URLResponse --output Adapters/Network
              dovetail adapt --module Analytics --types Tracker,App \\
                --protocol-name Tracker=TrackingService --facade-name AppLog \\
                --interface-module AppLogInterface --output Adapters/AppLog
              dovetail adapt --module Analytics --output Adapters/Analytics --diff

            Exit codes: 0 done; 1 the library has changed (--diff), a file is stale (--check) or a protocol \
            cannot be doubled; 2 bad usage or unreadable input; 3 written, with something left for you to decide.
            """)

    @Option(help: ArgumentHelp("The library's module.", valueName: "name"))
    var module: String

    @Option(help: ArgumentHelp("The types to adapt, separated by commas.", valueName: "names"))
    var types: String?

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write.", valueName: "folder"))
    var output: String

    @OptionGroup(title: "The library") var library: LibraryTextOptions

    @OptionGroup(title: "Members") var mirrored: MirrorOptions

    @OptionGroup(title: "Output") var written: AdapterTextOptions

    @Flag(help: "Print what the library has added, removed or changed since the last run; write nothing.")
    var diff = false

    @Flag(help: "Fail if a file on disk is out of date; write nothing.")
    var check = false

    @OptionGroup var printing: PrintingOptions

    /// The exit code if decisions are left to the user.
    private static let undecided = ExitCode(3)

    func validate() throws {
        if diff, check { throw ValidationError("--diff and --check cannot be combined") }
        if types == nil, !diff { throw ValidationError("--types is required, unless you pass --diff") }
    }

    func run() throws {
        try reportingBadInput {
            let interface = try library.read(module)
            if diff { return try compare(interface) }
            let plan = try plan(interface, types?.names ?? [])
            let result = AdapterOutput(plan, folder: plainPath(output), testableImports: written.testableImport)
            let doubles = try result.doubles()
            let texts = result.texts(doubles)
            guard !check else { return try compare(texts, result) }
            let (changed, gone) = try result.write(texts)
            report(result)
            for path in gone { StandardError.note("removed '\(path)', which is no longer needed") }
            try ReportFormat.text.print(doubles.findings.sorted())
            let count = plan.types.map(\.members.count).reduce(0, +)
            StandardError.status(
                "\(counted(count, noun: "member")) of \(counted(plan.types.count, noun: "type")) "
                    + "in \(counted(texts.count, noun: "file")) in \(output)"
                    + (changed == 0 ? ", already up to date" : ""))
            if !doubles.findings.isEmpty { throw ExitCode(1) }
            try listDecisions(result)
        }
    }

    private func plan(_ interface: LibraryInterface, _ types: [String]) throws -> AdapterPlan {
        var options = try written.options
        mirrored.apply(to: &options)
        options.types = types
        do {
            options.used = try mirrored.used(interface, options, output: plainPath(output))
            return try AdapterPlan(interface, options)
        } catch let refusal as AdapterRefusal {
            throw InputError(refusal.description)
        }
    }

    private func report(_ result: AdapterOutput) {
        for planned in result.plan.types {
            let how =
                planned.adapterName.map { "is used through '\(planned.protocolName)', implemented by '\($0)'" }
                ?? "conforms to '\(planned.protocolName)' directly"
            StandardError.status("'\(planned.type.name)' \(how)")
        }
        for left in result.plan.leftOut {
            guard left.reason != result.plan.options.notWanted else {
                StandardError.note(
                    "left out \(counted(left.titles.count, noun: "member")) of '\(left.type)': "
                        + left.reason)
                continue
            }
            StandardError.note(
                "left out of '\(left.type)' because \(left.reason): \(left.titles.joined(separator: ", "))")
        }
        for note in result.plan.notes + result.files.notes { StandardError.note(note) }
    }

    private func listDecisions(_ result: AdapterOutput) throws {
        let places = result.files.decisions
        guard !places.isEmpty else { return }
        StandardError.print("\(places.count) \(places.count == 1 ? "thing is" : "things are") left to decide:")
        for place in places {
            StandardError.print("\(result.folder)/\(place.path):\(place.line): TODO(adapter): \(place.text)")
        }
        throw Self.undecided
    }

    private func compare(_ texts: [(path: String, text: String)], _ result: AdapterOutput) throws {
        let different = texts.filter { OutputFile(path: "\(result.folder)/\($0.path)").current != $0.text }
            .map { "\(result.folder)/\($0.path)" }
        let all = (different + result.stale(texts)).sorted()
        for path in all {
            StandardError.print(.error, "the adapter is stale; run the same command without --check", at: "\(path):1:1")
        }
        if !all.isEmpty { throw ExitCode(1) }
        try listDecisions(result)
    }

    private func compare(_ interface: LibraryInterface) throws {
        let path = "\(output)/\(AdapterFiles.recordPath)"
        guard let text = OutputFile(path: path).current, let old = APIRecord(text) else {
            throw InputError("'\(path)' has no record of an earlier run; run the command without --diff first")
        }
        guard old.module == module else {
            throw InputError("'\(path)' was written for '\(old.module)', but --module is '\(module)'")
        }
        let names = types?.names ?? old.types.keys.sorted()
        let gone = names.filter { interface.types[$0] == nil }
        let present = names.filter { !gone.contains($0) }
        let new = present.isEmpty ? nil : try plan(interface, present).record
        let changes = new.map { old.changes(to: $0, of: present) } ?? []
        for name in gone { print("- \(name), the whole type") }
        for change in changes {
            if let old = change.old { print("- \(change.type): \(old)") }
            if let new = change.new { print("+ \(change.type): \(new)") }
        }
        let count = changes.count + gone.count
        StandardError.status(
            count == 0
                ? "\(module) has not changed since the last run"
                : "\(module) has \(counted(count, noun: "change")) since the last run")
        if count > 0 { throw ExitCode(1) }
    }
}

extension String {
    /// The names in a comma-separated list.
    fileprivate var names: [String] { split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
}
