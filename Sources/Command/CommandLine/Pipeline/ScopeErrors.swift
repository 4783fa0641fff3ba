import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailSwiftCode

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
    /// - Parameters:
    ///   - plain: the result of the program as it is.
    ///   - link: analyses a program without evaluating its code, which is enough to tell which names cause errors.
    ///   - analyze: analyses a program.
    init?(
        _ plain: Analyzer.Result, _ symbols: SymbolTable, link: (Program) -> Analyzer.Result,
        analyze: (Program) -> Analyzer.Result
    ) {
        let certain = symbols.namesOfMissingLibraries + symbols.misspeltLibraryNames
        func assuming(_ names: [NamesOutOfScope]) -> Analyzer.Result {
            link(symbols.program.assuming(certain + names))
        }
        let mayBeCaused = Self.errors(plain) > 0 || !(plain.proof?.gaps.isEmpty ?? true)
        let names = mayBeCaused ? symbols.namesOutOfScope : []
        let kept = names.isEmpty ? [] : Self.causes(names, first: assuming([]), assuming: assuming)
        guard !kept.isEmpty || !certain.isEmpty else { return nil }
        var result = analyze(symbols.program.assuming(certain + kept))
        // What holds only if a name means what it may be meant to be is not proved.
        result.countOnlyProved(in: plain)
        result.findings = (result.findings + (certain + kept).map { Self.finding($0, symbols) }).sortedOnce
        for names in certain + kept {
            guard let module = symbols.program.modules[names.module].module.name,
                let other = symbols.program.module(toImport: names)
            else { continue }
            result.forgottenImports[module, default: []].insert(other)
        }
        self.result = result
    }

    /// Those of the names that cause errors.
    private static func causes(
        _ all: [NamesOutOfScope], first: Analyzer.Result, assuming: ([NamesOutOfScope]) -> Analyzer.Result
    ) -> [NamesOutOfScope] {
        guard errors(first) > 0 else { return [] }
        var result = assuming(all)
        guard errors(result) < errors(first) else { return [] }
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
        return kept
    }

    private static func errors(_ result: Analyzer.Result) -> Int {
        result.findings.count { $0.severity == .error }
    }

    private static func finding(_ names: NamesOutOfScope, _ symbols: SymbolTable) -> Finding {
        let (name, location) = (names.names[0].name, names.names[0].location)
        var declared: SourceLocation?
        var dependency = ""
        switch names.meant {
        case .type(let meant):
            return Finding(
                .notInScope, at: location, "no type called '\(name)' was found",
                notes: note(meant, symbols.declaration(of: meant), .near), help: "did you mean '\(meant)'?",
                edits: names.names[0].isExact ? [Edit(at: location, replacing: name, with: meant)] : [])
        case .library: break
        case .declared(let declaring):
            declared = symbols.declaration(of: name, in: declaring)
            if !symbols.program.module(names.module, mayUse: declaring) {
                let own = symbols.program.modules[names.module].module.name ?? ""
                dependency = ", and '\(symbols.program.module(toImport: names) ?? "")' to the dependencies of '\(own)'"
            }
        }
        let module = symbols.program.module(toImport: names) ?? ""
        return Finding(
            .notInScope, at: location,
            "\(subject(names)) declared in '\(module)', which this file does not import",
            notes: note(name, declared, .detail),
            help: "add 'import \(module)' to \(location.path)\(dependency)",
            edits: dependency.isEmpty && !module.isEmpty ? importing(module, in: location.path) : [])
    }

    /// The edit that adds an import to a file; empty if it cannot be read, or if its imports have access levels, of which
    /// the new one may need one.
    private static func importing(_ module: String, in path: String) -> [Edit] {
        guard let old = try? SourceText.read(path),
            !Array(old.utf8).withUnsafeBytes({ ImportScanner.imports(in: $0, path: path) }).contains(where: {
                $0.access != nil
            }),
            let new = try? SourceEdits.importing(module, in: old, path: path),
            let edit = Edit(from: Array(old.utf8), to: Array(new.utf8), at: path)
        else { return [] }
        return [edit]
    }

    /// `'A' is`, `'A', 'B', 'C' and 2 more are`
    private static func subject(_ names: NamesOutOfScope) -> String {
        let shown = names.names.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
        let more = names.names.count - 3
        return shown + (names.names.count == 1 ? " is" : more > 0 ? " and \(more) more are" : " are")
    }

    private static func note(
        _ name: String, _ place: SourceLocation?, _ kind: Finding.Note.Kind
    ) -> [Finding.Note] {
        place.map { [Finding.Note($0, "'\(name)' is declared here", kind)] } ?? []
    }
}
