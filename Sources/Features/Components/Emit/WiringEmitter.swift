import DovetailBasics
import DovetailFacts
import DovetailSwiftCode

/// Writes wiring as one Swift file.
///
/// The output is designed for fast compilation: flat classes and functions, without closures or nesting. Its size grows
/// with the number of parent-child pairs and of the members that pass through them. docs/performance.md compares this
/// design with others.
package struct WiringEmitter {
    let wiring: Wiring
    /// The place classes under each component.
    let siblings: [[SiblingPlace]]

    private init(_ wiring: Wiring) {
        self.wiring = wiring
        siblings = wiring.components.ids.map { SiblingPlace.all(under: $0, in: wiring) }
    }

    /// The first line of every generated file, by which the tool recognises one.
    package static let mark = "// Written by dovetail generate. Do not edit: change the components instead."

    /// The generated file's text, a function of its arguments alone.
    ///
    /// - Parameters:
    ///   - wiring: the result of linking without errors.
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
        for index in wiring.components.ids { emitter.write(index, to: &writer) }
        return writer.text
    }

    private func writeImports(_ more: [String], to writer: inout SwiftWriter) {
        // An import with an access level stands for the same import without one.
        let leveled = wiring.imports.filter {
            $0.text.split(separator: " ").contains { Access(keyword: String($0)) != nil }
        }
        let own = leveled.first { $0.module == "Dovetail" }?.text ?? wiring.libraryImport
        var lines: [String: Condition] = [own: .always]
        for fact in wiring.imports {
            let text = fact.isTestable ? "@testable \(fact.text)" : fact.text
            lines[text] = (lines[text] ?? .never).or(fact.condition)
        }
        for text in more where !leveled.contains(where: { $0.module == text }) { lines[text.asImport] = .always }
        for (text, condition) in lines.sorted(by: { $0.key < $1.key }) {
            writer.conditional(condition) { $0.line("\(text)") }
        }
    }

    /// The prefix of the library's names, so that the program's names hide none of them.
    var library: String { wiring.isLibraryHidden ? "" : "Dovetail." }
    /// The prefix of the standard library's names.
    var swift: String { wiring.isSwiftHidden ? "" : "Swift." }

    /// `nonisolated ` if declarations would otherwise be isolated to the main actor.
    var unisolated: String { wiring.isMainActorByDefault ? "nonisolated " : "" }
}
