import DovetailBasics
import DovetailComponents
import DovetailDiagnostics
import DovetailFacts
import DovetailProject
import Foundation

/// Generated files among the sources that differ from what would be generated now.
struct StaleWiring {
    private let program: Program
    private let project: Project

    init(_ program: Program, _ project: Project) {
        self.program = program
        self.project = project
    }

    /// A finding for each such file. If components have errors, nothing can be generated and nothing is reported.
    ///
    /// - Parameter result: the result of linking the whole program.
    func findings(_ result: Analyzer.Result) -> [Finding] {
        guard !result.findings.contains(where: { $0.severity == .error && $0.id.kind.group != .containers }) else {
            return []
        }
        return program.modules.ids.flatMap { index in
            program.modules[index].module.wiringFiles.filter { !isCurrent($0, in: index) }.map { path in
                Finding(
                    .staleWiring, at: SourceLocation(path: path, line: 1, column: 1),
                    "this file is out of date: it does not match the sources",
                    help: help(path, index))
            }
        }
    }

    private func isCurrent(_ path: String, in module: ModuleID) -> Bool {
        guard let data = FileManager.default.contents(atPath: path) else { return true }
        let text = WiringEmitter.swift(ComponentAnalyzer.wiring(of: part(of: module)))
        let isExact = program.modules[module].module.isExact
        return GeneratedText(text, isExact).isHeld(by: GeneratedText(String(decoding: data, as: UTF8.self), isExact))
    }

    /// The program as it is read to generate a module's file: the modules it may use.
    private func part(of home: ModuleID) -> Program {
        let linked = Set(program.modules.ids.filter { program.isLinked($0, into: home) })
        var part = program.withSharedFiles(in: [home], besides: linked)
        part.home = home
        let testable = project.testableModules(for: home)
        for index in part.modules.ids {
            part.modules[index].module.isTestable = testable.contains(index)
            if !linked.contains(index) { part.modules[index].files = [] }
        }
        part.declaredNames = program.declaredNames.mapValues { $0.filter { program.module(home, mayUse: $0) } }
            .filter { !$0.value.isEmpty }
        return part
    }

    private func help(_ path: String, _ index: ModuleID) -> String {
        let module = program.modules[index].module
        guard module.isExact, let name = module.name, let above = project.packageFolder(above: path) else {
            return "rerun the command that wrote it"
        }
        return "run: dovetail generate --output \(path) --package-path \(above) --target \(name)"
    }
}

/// A generated file's text, without the parts that come from the command's options.
private struct GeneratedText {
    private let imports: Set<Substring>
    private let body: [Substring]

    /// - Parameter isExact: whether the modules are those of the command that wrote the file. If they are a guess,
    ///   names may be qualified with another module.
    init(_ text: String, _ isExact: Bool) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let start = lines.firstIndex { $0.hasPrefix("private typealias WiringVersion") } ?? lines.endIndex
        imports = isExact ? Set(lines[..<start].filter { $0.contains("import ") && !$0.hasPrefix("//") }) : []
        let body = lines[start...]
        self.body =
            isExact
            ? Array(body)
            : body.map { line in
                guard line.contains("extension "), let dot = line.firstIndex(of: "."),
                    let space = line[..<dot].lastIndex(of: " ")
                else { return line }
                return Substring(line[...space] + line[line.index(after: dot)...])
            }
    }

    /// Whether another text is the same, apart from additional imports.
    func isHeld(by other: GeneratedText) -> Bool {
        body == other.body && imports.isSubset(of: other.imports)
    }
}
