import Foundation
import Testing
import ToolRunner

/// The language modes in which generated code must compile.
enum LanguageMode: String, CaseIterable, Sendable {
    case five, six, main

    var flags: [String] {
        switch self {
        case .five: ["-swift-version", "5"]
        case .six: ["-swift-version", "6"]
        case .main: ["-swift-version", "6", "-default-isolation", "MainActor"]
        }
    }
}

/// A library that is compiled for a test, and the results of `adapt` for it.
struct AdaptedLibrary {
    let work: TemporaryFolder
    let module: String

    /// - Parameter source: the source of the library; nil for a library of the toolchain.
    init(_ module: String, source: String?, in work: TemporaryFolder? = nil) throws {
        self.work = try work ?? TemporaryFolder()
        self.module = module
        guard let source else { return }
        try self.work.write("\(module).source", source)
        try FileManager.default.moveItem(
            at: self.work.url.appendingPathComponent("\(module).source"),
            to: self.work.url.appendingPathComponent("\(module)Source.swift"))
        try compile(module, ["\(module)Source.swift"], .five)
    }

    /// Compiles a module to an object and a module file to import.
    func compile(_ module: String, _ files: [String], _ mode: LanguageMode, flags: [String] = []) throws {
        let built = try Command.env(
            ["swiftc", "-parse-as-library", "-wmo", "-c", "-emit-module", "-module-name", module, "-I", "."]
                + ["-emit-module-path", "\(module).swiftmodule", "-o", "\(module).o"] + mode.flags + flags + files,
            in: work.url
        )
        try #require(built.status == 0, "\(built.errors)")
        #expect(!built.errors.contains("warning:"), "\(built.errors)")
    }

    /// Runs `adapt` into the folder `Out`.
    @discardableResult
    func adapt(_ arguments: String..., into folder: String = "Out", status: Int32 = 0) throws -> Command {
        let run = try Command.dovetail(
            ["adapt", "--module", module, "--output", folder] + arguments, in: work.url)
        #expect(run.status == status, "\(run.errors)")
        return run
    }

    /// The Swift files of folders, sorted.
    func swiftFiles(_ folders: String...) -> [String] {
        folders.flatMap { folder -> [String] in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []
            return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
        }
    }

    func path(_ name: String) -> String { work.url.appendingPathComponent(name).path }

    func text(_ name: String) throws -> String {
        try String(contentsOf: work.url.appendingPathComponent(name), encoding: .utf8)
    }

    /// The lines that a program of some files prints.
    ///
    /// - Parameter objects: the objects of the modules that it uses.
    func output(_ files: [String], objects: [String], _ mode: LanguageMode) throws -> [String] {
        let run = try run(files, objects: objects, mode)
        #expect(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }

    /// Compiles and runs a program of some files.
    func run(_ files: [String], objects: [String], _ mode: LanguageMode) throws -> Command {
        let program = "program-\(mode.rawValue)"
        let built = try Command.env(
            ["swiftc", "-parse-as-library", "-wmo", "-module-name", "Program", "-I", ".", "-o", program] + mode.flags
                + files + objects, in: work.url)
        try #require(built.status == 0, "\(built.errors)")
        #expect(!built.errors.contains("warning:"), "\(built.errors)")
        return try Command.run(path(program), [], in: work.url)
    }
}

/// The lines that a program is expected to print: `//> text`.
func expectedOutput(_ program: String) -> [String] {
    program.split(separator: "\n").compactMap { line in
        line.range(of: "//> ").map { String(line[$0.upperBound...]) }
    }
}
