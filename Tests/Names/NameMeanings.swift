import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailSwiftCode
import Foundation

/// The files of a project, and the meanings of the names in them.
struct NameMeanings {
    private let modules: [ModuleFacts]
    private let texts: [String: String]

    init(_ files: [(module: String, path: String)]) {
        var texts: [String: String] = [:]
        for file in files { texts[file.path] = try? String(contentsOfFile: file.path, encoding: .utf8) }
        self.texts = texts
        modules = Dictionary(grouping: files, by: \.module).sorted { $0.key < $1.key }.map { name, files in
            let facts = files.map { file in
                var text = texts[file.path] ?? ""
                return text.withUTF8 { FactReader.read(path: file.path, UnsafeRawBufferPointer($0)) }
            }
            return ModuleFacts(module: Module(name: name, isExact: true), files: facts)
        }
    }

    /// A line for each type name: its location and its meaning.
    func lines() -> [String] {
        let symbols = SymbolTable(Program(modules: modules, home: nil))
        var lines: [String] = []
        for (id, module) in zip(modules.ids, modules) {
            for file in module.files {
                let context = LookupContext(module: id, file: file)
                let references = (try? NameReferenceReader.read(path: file.path, texts[file.path] ?? "")) ?? []
                for reference in references {
                    let meaning = symbols.meaning(of: reference, in: context)
                    lines.append(line(reference, answer(meaning, symbols)))
                    if let call = call(reference, meaning, symbols) { lines.append(call) }
                }
            }
        }
        return lines
    }

    private func line(_ reference: NameReference, _ answer: String) -> String {
        let place = reference.location
        let kind = reference.isInExpression ? "expression" : "type"
        let path = reference.path.joined(separator: ".")
        return [place.path, "\(place.line)", "\(place.column)", kind, path, answer].joined(separator: "\t")
    }

    /// The line for a call of a type, if it is known which type is meant.
    private func call(
        _ reference: NameReference, _ meaning: SymbolTable.Meaning, _ symbols: SymbolTable
    ) -> String? {
        guard let call = reference.call, case .types(let types) = meaning, types.count == 1 else { return nil }
        let place = reference.location
        let answer: String =
            switch symbols.initializer(of: types[0], calledBy: call) {
            case .declared(let place): "initializer\t\(place)"
            case .implicit: "implicit\t\(symbols.types[types[0]].fact.location)"
            case .unknown: "unknown\t"
            }
        return [
            place.path, "\(place.line)", "\(place.column)", "call", reference.path.joined(separator: "."), answer,
        ].joined(separator: "\t")
    }

    private func answer(_ meaning: SymbolTable.Meaning, _ symbols: SymbolTable) -> String {
        switch meaning {
        case .types, .alias:
            let (types, aliases) = symbols.alternatives(of: meaning)
            let places = types.map(\.fact.location) + aliases.map(\.fact.location)
            let conditions = types.map(\.fact.condition) + aliases.map(\.fact.condition)
            return (conditions.reduce(Condition.never, { $0.or($1) }).isAlways ? "declared\t" : "conditional\t")
                + places.map(\.description).joined(separator: "|")
        case .named(_, let path): return "unknown\t\(path.joined(separator: "."))"
        case .external(let path): return "external\t\(path.joined(separator: "."))"
        case .open(let path): return "open\t\(path.joined(separator: "."))"
        }
    }
}
