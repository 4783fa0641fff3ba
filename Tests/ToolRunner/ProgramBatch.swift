import DovetailBasics
import Foundation

/// Many programs that are linked into one executable and run one by one.
///
/// Most programs here are small, so that the driver and the linker took longer than the compiler. Modules of different
/// programs may have the same names: each has a unique name in symbols (`-module-abi-name`), and each program has its
/// own entry point. The executable's argument selects the program, so that each runs in a separate process, with its
/// own output, status and traps.
///
/// Programs still affect each other in some ways: qualified type names (`String(reflecting:)`) contain the module's
/// name in symbols, C names must be unique, and a conformance that a program adds to a standard library type exists in
/// all of them. Such a program is marked as alone (``SourceProgram/isAlone``).
package struct ProgramBatch {
    private let programs: [SourceProgram]
    private let folder: TemporaryFolder

    /// Compiles and runs programs on all cores, except those whose outcome is known (``KnownOutcomes``).
    ///
    /// - Returns: the outcome of each, in the same order.
    package static func run(_ programs: [SourceProgram]) throws -> [ProgramOutcome] {
        let keys = programs.map(\.key)
        var outcomes = keys.map { $0.flatMap { KnownOutcomes.shared.known($0) }.map(ProgramOutcome.init) }
        let unknown = programs.indices.filter { outcomes[$0] == nil }
        if !unknown.isEmpty {
            let batch = try ProgramBatch(programs: unknown.map { programs[$0] }, folder: TemporaryFolder())
            for (index, outcome) in zip(unknown, try batch.outcomes()) {
                outcomes[index] = outcome
                if let key = keys[index], let known = outcome.known { try KnownOutcomes.shared.add(key, known) }
            }
        }
        return outcomes.compactMap { $0 }
    }

    private func outcomes() throws -> [ProgramOutcome] {
        let compiled = inParallel(Array(programs.indices)) { compile($0) }
        var outcomes: [Int: ProgramOutcome] = [:]
        var groups: [[String]: [Int]] = [:]
        for (index, result) in compiled.enumerated() {
            switch result {
            case .refused: outcomes[index] = result
            case .ran:
                let libraries = programs[index].libraries.objects
                groups[programs[index].isAlone ? libraries + ["\(index)"] : libraries, default: []].append(index)
            }
        }
        for group in groups.values {
            for (index, problem) in try link(group) { outcomes[index] = problem }
        }
        let linked = programs.indices.filter { outcomes[$0] == nil }
        for (index, outcome) in zip(linked, inParallel(linked) { run($0, compiled[$0]) }) { outcomes[index] = outcome }
        return programs.indices.compactMap { outcomes[$0] }
    }

    // MARK: Compiling

    private func compile(_ index: Int) -> ProgramOutcome {
        let program = programs[index]
        var diagnostics = ""
        if let failure = program.libraries.failure { return .refused(module: "the libraries", diagnostics: failure) }
        // A separate folder, because programs in several language modes may share their sources.
        let modules = "\(folder.url.path)/\(index)"
        try? FileManager.default.createDirectory(atPath: modules, withIntermediateDirectories: true)
        for (number, module) in program.modules.enumerated() {
            let isProgram = number == program.modules.count - 1
            var arguments =
                program.flags + program.libraries.flags + [
                    "-I", modules, "-module-name", module.name, "-module-abi-name", "\(module.name)_\(index)", "-o",
                    object(index, number),
                ]
            if !isProgram {
                arguments += ["-emit-module", "-emit-module-path", "\(modules)/\(module.name).swiftmodule"]
            }
            if isProgram { arguments += ["-entry-point-function-name", entryPoint(index)] }
            if !isProgram || program.hasMainType { arguments.append("-parse-as-library") }
            do {
                let built = try Compiler.compile(arguments + module.files, in: program.folder)
                guard built.status == 0 else { return .refused(module: module.name, diagnostics: built.errors) }
                diagnostics += built.errors
            } catch {
                return .refused(module: module.name, diagnostics: "\(error)")
            }
        }
        return .ran(Command(status: 0, output: "", errors: ""), diagnostics: diagnostics)
    }

    private func object(_ index: Int, _ module: Int) -> String { "\(folder.url.path)/\(index)-\(module).o" }
    private func entryPoint(_ index: Int) -> String { "program_\(index)" }
    private func executable(_ index: Int) -> String { "\(folder.url.path)/programs-\(index)" }

    // MARK: Linking

    /// Links programs into one executable, and makes it the executable of each.
    ///
    /// - Returns: those that cannot be linked with the others, with the linker's output.
    private func link(_ group: [Int]) throws -> [(index: Int, problem: ProgramOutcome)] {
        guard let first = group.first else { return [] }
        let name = executable(first)
        let declarations = group.map { "int \(entryPoint($0))(int, char **);" }
        let choices = group.map { "case \($0): return \(entryPoint($0))(count, arguments);" }
        let start = """
            #include <stdlib.h>
            \(declarations.joined(separator: "\n"))
            int main(int count, char **arguments) {
                switch (count > 1 ? atoi(arguments[1]) : \(first)) {
                \(choices.joined(separator: "\n"))
                }
                return 127;
            }
            """
        try Data(start.utf8).write(to: URL(fileURLWithPath: "\(name).c"))
        let objects = group.flatMap { index in programs[index].modules.indices.map { object(index, $0) } }
        let inputs = ["\(name).o"] + objects + programs[first].libraries.objects
        try Data(inputs.map { "\"\($0)\"\n" }.joined().utf8).write(to: URL(fileURLWithPath: "\(name).list"))
        let compiled = try Command.run(Command.clang, ["-c", "-o", "\(name).o", "\(name).c"])
        let linked = try Command.run(Command.swiftc, ["-o", name, "@\(name).list"])
        let diagnostics = compiled.errors + linked.output + linked.errors
        if linked.status != 0 {
            let named = group.filter { index in
                programs[index].modules.indices.contains { diagnostics.contains(object(index, $0)) }
            }
            let guilty = named.isEmpty || named.count == group.count ? group : named
            let problems = guilty.map { index in
                (index, ProgramOutcome.refused(module: "the linked program", diagnostics: diagnostics))
            }
            return try problems + link(group.filter { !guilty.contains($0) })
        }
        for index in group.dropFirst() {
            try FileManager.default.createSymbolicLink(atPath: executable(index), withDestinationPath: name)
        }
        return []
    }

    // MARK: Running

    private func run(_ index: Int, _ compiled: ProgramOutcome) -> ProgramOutcome {
        guard case .ran(_, let diagnostics) = compiled else { return compiled }
        do {
            let run = try Command.run(executable(index), ["\(index)"], in: programs[index].folder, within: 60)
            return .ran(run, diagnostics: diagnostics)
        } catch {
            return .refused(module: "the linked program", diagnostics: "\(error)")
        }
    }
}
