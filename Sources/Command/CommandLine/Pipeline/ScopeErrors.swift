import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// Finds out which errors come from names that are not in scope, such as after a forgotten import: not-in-scope.
///
/// The sources cannot show that no library declares such a name. So the program is analysed again as if the names were
/// in scope. If errors disappear, either they are true or a name is not in scope: the program has an error in any case,
/// and the import or the spelling has to be looked at first.
struct ScopeErrors {
    /// The result with the names in scope that cause errors, with a finding for each of them.
    let result: Analyzer.Result

    /// How often the program is analysed to tell the names that cause errors from the others.
    private static let attempts = 40

    /// Nil if no error comes from such a name.
    ///
    /// - Parameter first: the result of the program as it is.
    init?(_ first: Analyzer.Result, _ symbols: SymbolTable, analyze: (Program) -> Analyzer.Result) {
        let certain = symbols.namesOfMissingLibraries
        let first = certain.isEmpty ? first : analyze(symbols.program.assuming(certain))
        func assuming(_ names: [NamesOutOfScope]) -> Analyzer.Result {
            names.isEmpty ? first : analyze(symbols.program.assuming(certain + names))
        }
        let (kept, found) = Self.causes(Self.errors(first) > 0 ? symbols.namesOutOfScope : [], first, assuming)
        guard !kept.isEmpty || !certain.isEmpty else { return nil }
        var result = found
        result.findings = (result.findings + (certain + kept).map { Self.finding($0, symbols) }).sortedOnce
        for case (let names, .declared(let declaring)) in kept.map({ ($0, $0.meant) }) {
            let modules = symbols.program.modules
            guard let module = modules[names.module].module.name, let other = modules[declaring].module.name else {
                continue
            }
            result.forgottenImports[module, default: []].insert(other)
        }
        for case (let names, .library(let library)) in certain.map({ ($0, $0.meant) }) {
            guard let module = symbols.program.modules[names.module].module.name else { continue }
            result.forgottenImports[module, default: []].insert(library)
        }
        self.result = result
    }

    /// Those of the names that cause errors, and the result with them in scope.
    private static func causes(
        _ all: [NamesOutOfScope], _ first: Analyzer.Result, _ assuming: ([NamesOutOfScope]) -> Analyzer.Result
    ) -> ([NamesOutOfScope], Analyzer.Result) {
        guard !all.isEmpty else { return ([], first) }
        var result = assuming(all)
        guard errors(result) < errors(first) else { return ([], first) }
        // Leaves out a part of the names; if that brings errors back, half of the part, and so on.
        var kept: [NamesOutOfScope] = []
        var open = [all]
        var attempts = attempts
        while attempts > 0, let part = open.popLast() {
            attempts -= 1
            let without = assuming(kept + open.joined())
            if errors(without) <= errors(result) {
                result = without
            } else if part.count == 1 {
                kept += part
            } else {
                open += [Array(part[..<(part.count / 2)]), Array(part[(part.count / 2)...])]
            }
        }
        if !open.isEmpty { result = assuming(kept) }
        return (kept, result)
    }

    private static func errors(_ result: Analyzer.Result) -> Int {
        result.findings.count { $0.severity == .error }
    }

    private static func finding(_ names: NamesOutOfScope, _ symbols: SymbolTable) -> Finding {
        let (name, location) = (names.names[0].name, names.names[0].location)
        switch names.meant {
        case .type(let meant):
            return Finding(
                .notInScope, at: location, "no type is called '\(name)'",
                notes: note(meant, symbols.declaration(of: meant)), help: "did you mean '\(meant)'?",
                edits: names.names[0].isExact ? [Edit(at: location, replacing: name, with: meant)] : [])
        case .library(let library):
            return Finding(
                .notInScope, at: location,
                "\(Self.subject(names)) declared in '\(library)', which this file does not import",
                help: "add 'import \(library)' to \(location.path)")
        case .declared(let declaring):
            let modules = symbols.program.modules
            let module = modules[declaring].module.name ?? ""
            let dependency =
                symbols.program.module(names.module, mayUse: declaring)
                ? "" : ", and '\(module)' to the dependencies of '\(modules[names.module].module.name ?? "")'"
            return Finding(
                .notInScope, at: location,
                "\(Self.subject(names)) declared in '\(module)', which this file does not import",
                notes: note(name, symbols.declaration(of: name, in: declaring)),
                help: "add 'import \(module)' to \(location.path)\(dependency)")
        }
    }

    /// `'A' is`, `'A', 'B', 'C' and 2 more are`
    private static func subject(_ names: NamesOutOfScope) -> String {
        let shown = names.names.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
        let more = names.names.count - 3
        return shown + (names.names.count == 1 ? " is" : more > 0 ? " and \(more) more are" : " are")
    }

    private static func note(_ name: String, _ place: SourceLocation?) -> [Finding.Note] {
        place.map { [Finding.Note($0, "'\(name)' is declared here")] } ?? []
    }
}
