import DovetailFacts
import DovetailSwiftCode

/// Writes wiring down as one Swift file.
///
/// The shape of the output is chosen for the compiler's sake: flat classes and
/// functions, no closures, nothing nested; its size grows with the pairs of
/// parent and child and with what passes through them. docs/performance.md has the
/// figures of this shape and of others.
package struct WiringEmitter {
    let wiring: Wiring
    /// The place classes under each component.
    let siblings: [[SiblingPlace]]

    private init(_ wiring: Wiring) {
        self.wiring = wiring
        siblings = wiring.components.indices.map { SiblingPlace.all(under: $0, in: wiring) }
    }

    /// The first line of every generated file, by which the tool knows one.
    package static let mark = "// Written by dovetail generate. Do not edit: change the components instead."

    /// The generated file's text, a function of its arguments alone.
    ///
    /// - Parameters:
    ///   - wiring: what the linker resolved, without an error.
    ///   - header: text to put first, such as a licence.
    ///   - imports: more import declarations, each a module's name or a whole declaration.
    package static func swift(_ wiring: Wiring, header: String = "", imports: [String] = []) -> String {
        let emitter = WiringEmitter(wiring)
        var writer = SwiftWriter()
        writer.heading(header, mark: mark)
        guard !wiring.components.isEmpty else { return writer.text }
        writer.line()
        emitter.writeImports(imports, to: &writer)
        writer.line()
        writer.line("// If the next line does not compile, the tool that wrote this file and the library")
        writer.line("// are of different versions: update one of them, and generate again.")
        writer.line("private typealias \(wiring.versionName) = \(emitter.library)Wiring.Version1")
        for index in wiring.components.indices { emitter.write(index, to: &writer) }
        return writer.text
    }

    private func writeImports(_ more: [String], to writer: inout SwiftWriter) {
        var lines: [String: Condition] = ["import Dovetail": .always]
        for fact in wiring.imports {
            let text = fact.isTestable ? "@testable \(fact.text)" : fact.text
            lines[text] = (lines[text] ?? .never).or(fact.condition)
        }
        for text in more { lines[text.asImport] = .always }
        for (text, condition) in lines.sorted(by: { $0.key < $1.key }) {
            writer.conditional(condition) { $0.line("\(text)") }
        }
    }

    /// What stands before the library's names, so that the program's own hide none of them.
    var library: String { wiring.isLibraryHidden ? "" : "Dovetail." }
    /// What stands before the standard library's.
    var swift: String { wiring.isSwiftHidden ? "" : "Swift." }

    /// `nonisolated ` where declarations would belong to the main actor otherwise.
    var unisolated: String { wiring.isMainActorByDefault ? "nonisolated " : "" }
}

extension SwiftWriter {
    /// Puts `body` under `#if` unless it holds always.
    mutating func conditional(_ condition: Condition, _ body: (inout SwiftWriter) -> Void) {
        guard !condition.isAlways else { return body(&self) }
        line("#if \(condition)")
        body(&self)
        line("#endif")
    }
}
