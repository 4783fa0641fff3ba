import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailSwiftCode
import Testing

/// Sources whose comments state the meanings of the names in a line.
///
/// `// Card: Bank.Card` at the end of a line: `Card` means the declaration with that path, in any module. `Card:
/// Loyalty|Card` also gives the module. Other meanings are `generic`, for a name with several possible types, and
/// `elsewhere`, for a declaration outside this program.
struct NameMarks {
    private var modules: [(name: String, files: [String])] = []

    /// Adds a module with these files.
    mutating func add(_ module: String, _ files: String...) { modules.append((module, files)) }

    /// Compares the meaning of each marked name with its comment.
    func check(at place: Testing.SourceLocation = #_sourceLocation) throws {
        let facts = modules.map { module in
            ModuleFacts(
                module: Module(name: module.name, isExact: true),
                files: module.files.enumerated().map { index, text in
                    var text = text
                    return text.withUTF8 {
                        FactReader.read(path: "\(module.name)/\(index).swift", UnsafeRawBufferPointer($0))
                    }
                })
        }
        let symbols = SymbolTable(Program(modules: facts, home: nil))
        var compared = 0
        for (id, module) in zip(facts.ids, modules) {
            for (index, text) in module.files.enumerated() {
                let references = try NameReferenceReader.read(path: "\(module.name)/\(index).swift", text)
                let context = LookupContext(module: id, file: facts[id].files[index])
                for (line, marks) in Self.marks(of: text) {
                    for (name, meaning) in marks {
                        let found = references.first {
                            $0.location.line == line && $0.path.joined(separator: ".") == name
                        }
                        let reference = try #require(
                            found, "line \(line) does not name '\(name)'", sourceLocation: place)
                        let answer = Self.text(symbols.meaning(of: reference, in: context), symbols)
                        let said = meaning.contains("|") ? answer : answer.split(separator: "|").last.map(String.init)
                        #expect(said == meaning, "'\(name)' in line \(line) of \(module.name)", sourceLocation: place)
                        compared += 1
                    }
                }
            }
        }
        #expect(compared > 0, "nothing is marked", sourceLocation: place)
    }

    private static func marks(of text: String) -> [(line: Int, marks: [(name: String, meaning: String)])] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            guard let comment = line.firstRange(ofText: "// ") else { return nil }
            let marks = line[comment.upperBound...].split(atText: ", ").map { mark in
                let halves = mark.split(atText: ": ")
                return (name: String(halves[0]), meaning: String(halves[1]))
            }
            return (index + 1, marks)
        }
    }

    private static func text(_ meaning: SymbolTable.Meaning, _ symbols: SymbolTable) -> String {
        func text(_ path: [String], _ module: ModuleID) -> String {
            "\(symbols.program.modules[module].module.name ?? "")|\(path.joined(separator: "."))"
        }
        switch meaning {
        case .types(let found): return text(symbols.types[found[0]].fact.path, symbols.types[found[0]].context.module)
        case .alias(let alias): return text(alias.fact.path, alias.context.module)
        case .named(let module, let path): return text(path, module)
        case .external: return "elsewhere"
        case .open: return "generic"
        }
    }
}

/// Checks the marks of one module.
func checkNames(_ files: String..., at place: Testing.SourceLocation = #_sourceLocation) throws {
    var marks = NameMarks()
    switch files.count {
    case 1: marks.add("App", files[0])
    default: marks.add("App", files[0], files[1])
    }
    try marks.check(at: place)
}
