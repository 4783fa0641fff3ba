import DovetailBasics
package import Foundation

/// The compiler, called for one module at a time without the driver, which costs a third of a small program's time.
package enum Compiler {
    /// The frontend and the arguments that the driver passes it on this machine for every module.
    static let frontend: [String] = {
        let told = try? Command.run(Command.swiftc, ["-wmo", "-c", "-module-name", "M", "main.swift", "-###"])
        var words = (told?.output ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
        for (option, count) in [("main.swift", 1), ("-module-name", 2), ("-o", 2)] {
            guard let index = words.firstIndex(of: option) else { continue }
            words.removeSubrange(index..<min(index + count, words.count))
        }
        return words
    }()

    /// Flags of `swift test` for packages that are tested by tests.
    package static let testFlags = [
        "-debug-info-format", "none", "-Xswiftc", "-Xfrontend", "-Xswiftc", "-disable-llvm-verify",
    ]

    /// Flags of `swift build` for packages that are built by tests. The index, which only `swift test` needs, takes most
    /// of a small package's time.
    package static let buildFlags = testFlags + ["--disable-index-store"]

    /// Type-checks a file, unless the outcome is known (``KnownOutcomes``).
    ///
    /// - Parameter imported: the text of the libraries that it imports from its folder.
    package static func typecheck(_ arguments: [String], importing imported: String = "", in folder: URL) throws
        -> Command
    {
        guard let program = frontend.first else { return noFrontend }
        return try known("-typecheck", arguments, imported, in: folder) {
            try Command.run(
                program,
                ["-frontend", "-typecheck"] + frontend.dropFirst().filter { !["-frontend", "-c"].contains($0) }
                    + arguments, in: folder)
        }
    }

    /// The outcome of a run of the compiler that writes nothing.
    private static func known(
        _ action: String, _ arguments: [String], _ imported: String = "", in folder: URL, run: () throws -> Command
    ) throws -> Command {
        var key = CacheKey()
        for piece in [KnownOutcomes.compiler ?? UUID().uuidString, action, imported] { key.add(piece) }
        for argument in arguments {
            let isWhole = argument.hasPrefix("/")
            let url = isWhole ? URL(fileURLWithPath: argument) : folder.appendingPathComponent(argument)
            key.add(isWhole ? url.lastPathComponent : argument)
            if argument.hasSuffix(".swift") { key.add(try Data(contentsOf: url)) }
        }
        let outcome = try KnownOutcomes.shared.outcome(key.name) {
            let run = try run()
            return KnownOutcomes.Outcome(
                status: run.status, output: KnownOutcomes.portable(run.output),
                errors: KnownOutcomes.portable(run.errors))
        }
        return Command(
            status: outcome.status ?? 0, output: KnownOutcomes.here(outcome.output),
            errors: KnownOutcomes.here(outcome.errors))
    }

    /// Compiles a module to an object. LLVM's check of the compiler's own output takes up to 40 % of the time and says
    /// nothing about the sources; diagnostics with source excerpts cost as much if there are many.
    package static func compile(_ arguments: [String], in folder: URL) throws -> Command {
        guard let program = frontend.first else { return noFrontend }
        return try Command.run(
            program, frontend.dropFirst() + ["-disable-llvm-verify", "-diagnostic-style=llvm", "-Onone"] + arguments,
            in: folder)
    }

    /// Compiles a module to SIL, which checks ownership and isolation, and writes nothing; unless the outcome is known
    /// (``KnownOutcomes``).
    package static func check(_ arguments: [String], in folder: URL) throws -> Command {
        guard let program = frontend.first else { return noFrontend }
        return try known("-emit-sil", arguments, in: folder) {
            try Command.run(
                program,
                ["-frontend", "-emit-sil", "-o", "/dev/null"]
                    + frontend.dropFirst().filter { !["-frontend", "-c"].contains($0) }
                    + ["-diagnostic-style=llvm"] + arguments, in: folder)
        }
    }

    private static let noFrontend = Command(
        status: 1, output: "", errors: "the compiler's driver does not say how it calls the frontend")
}
