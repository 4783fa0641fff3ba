import ArgumentParser
import DovetailAdapters
import DovetailBasics
import DovetailFacts
import DovetailProject
import DovetailSwiftCode
import Foundation

/// The source of a library's interface.
struct LibraryTextOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The library's interface: a .swiftinterface, a symbol graph (.symbols.json), or the output of "
                + "swift-synthesize-interface, which is run by default.",
            valueName: "file"))
    var interface: String?

    @Option(
        name: .customLong("flag"), parsing: .unconditionalSingleValue,
        help: ArgumentHelp(
            "An argument for swift-synthesize-interface, such as -I, -target or -sdk. Can be repeated.",
            valueName: "flag"))
    var flags: [String] = []

    func validate() throws {
        if interface != nil, !flags.isEmpty { throw ValidationError("--flag cannot be combined with --interface") }
    }

    /// The file extension of symbol graphs.
    private static let graphs = ".symbols.json"

    private static func text(_ path: String, _ module: String) throws -> String {
        let text = try SourceText.read(path)
        guard path.hasSuffix(graphs) else { return text }
        do { return try SymbolGraphText.text(of: Data(text.utf8), module: module) } catch {
            throw InputError("'\(path)' cannot be used: \(error.reason)")
        }
    }

    /// - Throws: `InputError` if there is no such text, or it is not Swift; `UnparsedSource` if it is nested too
    ///   deeply.
    func read(_ module: String) throws -> LibraryInterface {
        let text =
            try interface.map { try Self.text($0, module) } ?? SynthesizedInterface.text(of: module, flags: flags)
        let isQualified = interface.map { $0.hasSuffix(".swiftinterface") || $0.hasSuffix(Self.graphs) } ?? true
        let path = interface ?? module
        let read: LibraryInterface
        do {
            read = try InterfaceReader.read(text, path: path, module: module, isQualified: isQualified)
        } catch {
            switch error {
            case .broken(let place): throw InputError("\(place): syntax error in the interface of '\(module)'")
            case .unparsed(let unparsed): throw unparsed
            }
        }
        guard !read.types.isEmpty else { throw InputError("'\(path)' declares no types") }
        return read
    }
}

/// Which members of a library are mirrored, and which types the interface may name.
struct MirrorOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Mirror only these members, by name, such as log, or full name, such as log(_:), separated by commas; "
                + "add types to distinguish overloads. Can be repeated.",
            valueName: "names"))
    var members: [String] = []

    @Option(
        help: ArgumentHelp(
            "Mirror only the members that these sources use, and those in --members: a folder or a file. Can be "
                + "repeated.", valueName: "sources"))
    var usedIn: [String] = []

    @Option(help: ArgumentHelp("Members to leave out. Can be repeated.", valueName: "names"))
    var omit: [String] = []

    @Option(
        help: ArgumentHelp(
            "Library types that the protocols may use; the interface then imports the library. Can be repeated.",
            valueName: "types"))
    var keep: [String] = []

    @Flag(help: "Let the protocols use every library type except those in --types.")
    var keepAll = false

    @Flag(help: "Leave deprecated members out.")
    var omitDeprecated = false

    @Option(
        help: ArgumentHelp(
            "The form to mirror if a method has both a completion handler and an async form: both, async or "
                + "handlers.", valueName: "which")
    )
    var pairs = AdapterOptions.Pairs.both

    func apply(to options: inout AdapterOptions) {
        options.members = members.flatMap(\.titles)
        options.omitted = omit.flatMap(\.titles)
        options.kept = Set(keep.flatMap(\.titles))
        options.keepsAll = keepAll
        options.omitsDeprecated = omitDeprecated
        options.pairs = pairs
    }
}

extension MirrorOptions {
    /// What the app uses of a library's types; nil without `--used-in`.
    ///
    /// - Parameter output: the folder of the adapter, which mentions all that it mirrors.
    /// - Throws: `InputError` if there are no such sources, or they do not use the types.
    func used(_ library: LibraryInterface, _ options: AdapterOptions, output: String) throws -> UsedMembers? {
        guard !usedIn.isEmpty else { return nil }
        let current = FileManager.default.currentDirectoryPath
        let folder = absolutePath(output, from: current) + "/"
        let files = try SwiftFiles.list(usedIn, exclude: []).filter {
            !absolutePath($0, from: current).hasPrefix(folder)
        }
        guard !files.isEmpty else { throw InputError("no Swift files in \(usedIn.quoted)") }
        let types = Set(options.types.compactMap { $0.split(separator: ".").last.map(String.init) })
        let names = types.union(try AdapterPlan.writtenNames(library, options))
        var used = UsedMembers()
        for path in files {
            let one = try UsedMemberReader.read(
                path: path, try SourceText.read(path), module: library.module, types: names)
            used.members.formUnion(one.members)
            used.declared.formUnion(one.declared)
            used.concerns = used.concerns || one.concerns
        }
        guard used.concerns else {
            throw InputError(
                "no file in \(usedIn.quoted) imports '\(library.module)' or names \(options.types.quoted): "
                    + "pass the sources that use it, or choose members with --members")
        }
        return used
    }
}

extension AdapterOptions.Pairs: ExpressibleByArgument {}

extension String {
    /// The names in a comma-separated list; commas inside brackets belong to a name.
    fileprivate var titles: [String] {
        var titles = [""], depth = 0
        for character in self {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                titles.append("")
            } else if character != " " || titles[titles.count - 1] != "" {
                titles[titles.count - 1].append(character)
            }
        }
        return titles.filter { !$0.isEmpty }
    }
}

/// The names in the generated code, and where it is compiled.
struct AdapterTextOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The name of a type's protocol; by default, the type's name followed by 'Protocol'. Can be repeated.",
            valueName: "TYPE=NAME"))
    var protocolName: [String] = []

    @Option(help: ArgumentHelp("The name of the type that the app calls.", valueName: "name"))
    var facadeName: String?

    @Option(
        help: ArgumentHelp(
            "Compile Interface as a separate module with this name; its declarations become public.", valueName: "name")
    )
    var interfaceModule: String?

    @Option(help: ArgumentHelp("The access level of the output: internal, package or public.", valueName: "level"))
    var access: String?

    @Flag(help: "Write 'public import', for modules whose imports are internal by default.")
    var publicImports = false

    @Option(
        help: ArgumentHelp("A module that the doubles import as @testable. Can be repeated.", valueName: "module"))
    var testableImport: [String] = []

    /// - Throws: `InputError` for an invalid name.
    var options: AdapterOptions {
        get throws {
            var options = AdapterOptions()
            for pair in protocolName {
                let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2, parts[1].isTypeName else {
                    throw InputError("--protocol-name takes TYPE=NAME, not '\(pair)'")
                }
                options.protocolNames[parts[0]] = parts[1]
            }
            for name in [facadeName, interfaceModule].compactMap(\.self) where !name.isTypeName {
                throw InputError("'\(name)' is not a valid name for a type or a module")
            }
            options.facadeName = facadeName
            options.interfaceModule = interfaceModule
            let word = access ?? (interfaceModule == nil ? "internal" : "public")
            guard let level = Access(keyword: word), [.internal, .package, .public].contains(level) else {
                throw InputError("--access takes internal, package or public, not '\(word)'")
            }
            options.access = level
            options.hasPublicImports = publicImports
            return options
        }
    }
}

extension String {
    /// Whether it can be written in a declaration unchanged.
    fileprivate var isTypeName: Bool {
        asName == self && !isEmpty && first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
