import Adapters
import Doubles
import Foundation
import ProjectFacts
import SourceFacts
import WiringModel

/// All files of an adapter, in a folder.
struct AdapterOutput {
    let folder: String
    let plan: AdapterPlan
    let files: AdapterFiles
    /// The modules that the doubles import with `@testable`.
    let testableImports: [String]

    init(_ plan: AdapterPlan, folder: String, testableImports: [String]) {
        (self.plan, self.folder, self.testableImports) = (plan, folder, testableImports)
        files = AdapterFiles(plan)
    }

    /// Doubles of the generated protocols, and what cannot be doubled.
    func doubles() -> DoubleEmitter {
        let module = plan.options.interfaceModule
        let read = files.interface.map { ProtocolReader.read($0.text, path: "\(folder)/\($0.path)", module: module) }
        var options = DoubleOptions()
        options.header = "// Doubles of the protocols in Interface, for tests."
        options.home = module == nil ? nil : ""
        options.imports = testableImports.map { "@testable import \($0)" }
        return DoubleEmitter(read, parents: [StubSources.known], options: options)
    }

    /// Writes what is not there already: all of it, or nothing.
    ///
    /// - Returns: how many files there are, and how many were written.
    /// - Throws: `InputError` where one cannot be written.
    func write(_ doubles: DoubleEmitter) throws -> (all: Int, written: Int) {
        var texts = (files.interface + files.library).map { ($0.path, $0.text) }
        texts.append(("Stubs/Stubs.swift", doubles.text))
        texts.append((AdapterFiles.recordPath, plan.record.text))
        var changes = FileChanges()
        for (path, text) in texts {
            let whole = "\(folder)/\(path)"
            let old = OutputFile(path: whole).current
            if old != text { changes.files.append(FileChanges.File(path: whole, old: old, new: text)) }
        }
        try changes.write()
        return (texts.count, changes.files.count)
    }
}
