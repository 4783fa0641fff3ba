import DovetailDiagnostics
import DovetailBasics
import DovetailFacts
import DovetailInterpreter
import DovetailSemantics
import DovetailSwiftCode
import Testing

/// A program in one file, and perhaps others, whose lines say in comments what their lookups are: `// proved`, `// conditional`, `// missing`,
/// `// cycle`, `// broken`, `// asynchronous`, `// unknown` or `// not reached`; and what else is wrong: `// duplicate`,
/// `// overrides nothing`, `// invalid scope` or `// injected twice`.
struct EvaluatedSource {
    let lines: [Substring]
    let evaluation: Evaluation

    init(_ text: String, _ others: [String] = []) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let files = ([text] + others).enumerated().map { index, text in
            var text = text
            return text.withUTF8 { bytes in
                FactReader.read(
                    path: index == 0 ? "main.swift" : "Other\(index).swift", UnsafeRawBufferPointer(bytes),
                    lowersBodies: true)
            }
        }
        var module = Module(name: "App")
        module.isProgram = true
        let program = Program(modules: [ModuleFacts(module: module, files: files)], home: nil)
        evaluation = Interpreter(SymbolTable(program)).evaluation()
    }

    /// What the lookups of each line are, as the comments say and as they were found.
    var said: [String] {
        lines.enumerated().flatMap { index, line -> [String] in
            guard let comment = line.firstRange(ofText: "// ") else { return [] }
            return line[comment.upperBound...].split(separator: ",").map { word in
                "\(index + 1) \(word.drop { $0 == " " })"
            }
        }
    }

    var found: [String] {
        evaluation.lookups.filter { $0.location.path == "main.swift" }
            .map { "\($0.location.line) \(word(of: $0.answer))" }
            + evaluation.problems.map { "\($0.location.line) \(word(of: $0.kind))" }
    }

    private func word(of kind: Evaluation.Problem.Kind) -> String {
        switch kind {
        case .duplicate: "duplicate"
        case .overridesNothing: "overrides nothing"
        case .invalidScope: "invalid scope"
        case .injectedTwice: "injected twice"
        }
    }

    private func word(of answer: LookupOutcome.Answer) -> String {
        switch answer {
        case .proved: "proved"
        case .conditional, .ifLaterCodeRan: "conditional"
        case .unknown: "unknown"
        case .missing: "missing"
        case .missingUnder(let builds): "missing under #if \(builds)"
        case .cycle: "cycle"
        case .broken: "broken"
        case .asynchronous: "asynchronous"
        case .notReached: "not reached"
        }
    }
}

/// Compares what is found in a source with its comments; other files of the program have none.
func expectOutcomes(
    _ text: String, _ others: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let source = EvaluatedSource(text, others)
    #expect(source.found.sorted() == source.said.sorted(), sourceLocation: sourceLocation)
}
