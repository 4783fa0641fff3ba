import FactBuilders
import Foundation
import Testing
import ToolRunner

/// A name that is not in scope is one error, whatever follows from it: an import is removed from an example, or one use
/// of a type is misspelt, at every place that wiring depends on.
@Suite struct NotInScopeTests {
    private static let seed: UInt64 = 7

    /// A copy of an example and its Swift files.
    private struct Example {
        let folder: TemporaryFolder
        let files: [(path: String, text: String)]
        let modules: Set<String>

        init(_ name: String) throws {
            folder = try TemporaryFolder()
            let source = RuntimeBuild.project.appendingPathComponent("Examples/\(name)")
            for entry in ["Package.swift", "dovetail.yml", "Sources"] {
                try FileManager.default.copyItem(
                    at: source.appendingPathComponent(entry), to: folder.url.appendingPathComponent(entry))
            }
            let manifest = try String(contentsOf: source.appendingPathComponent("Package.swift"), encoding: .utf8)
            let lines = manifest.components(separatedBy: "\n").filter { !$0.contains(".testTarget") }
            try folder.write("Package.swift", lines.joined(separator: "\n"))
            let sources = source.appendingPathComponent("Sources")
            modules = Set(try FileManager.default.contentsOfDirectory(atPath: sources.path))
            let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
            files = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
                ("Sources/\(path)", try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8))
            }
        }

        /// Whether an import is tried: one of a module of the example, and a quarter of those unless all are.
        func tries(_ module: String, in path: String) -> Bool {
            modules.contains(module) && Extent.includes("\(module) in \(path)", oneOf: 4)
        }

        /// The findings of the example with one file changed, as `path: severity: message [id]`.
        func findings(_ path: String, _ text: String) throws -> [String] {
            try folder.write(path, text)
            let run = try Command.dovetail("check", ".", in: folder.url)
            if let file = files.first(where: { $0.path == path }) { try folder.write(path, file.text) }
            return run.errors.split(separator: "\n").filter { $0.hasSuffix("]") }.map(String.init)
        }
    }

    @Test(arguments: ["Bank", "Layers"])
    func aForgottenImportIsOneError(_ name: String) throws {
        let example = try Example(name)
        #expect(try example.findings("Sources/none.txt", "").isEmpty)
        var reported = 0
        for file in example.files {
            for match in file.text.matches(ofPattern: #"import (\w+)\n"#)
            where example.tries(match.groups[1], in: file.path) {
                let found = try example.findings(
                    file.path, file.text.replacingOccurrences(of: match.groups[0], with: ""))
                reported += found.count
                // Where nothing is wired, the compiler says it.
                let isOne =
                    found.isEmpty
                    || found.count == 1
                        && found[0].hasSuffix(
                            "declared in '\(match.groups[1])', which this file does not import [not-in-scope]")
                #expect(isOne, "\(file.path) without \(match.groups[1]): \(found)")
            }
        }
        #expect(reported > (Extent.isFull ? 8 : 0))
    }

    /// What one import causes is gone when `--fix` has added it again.
    @Test(arguments: ["Bank", "Layers"])
    func aForgottenImportIsAdded(_ name: String) throws {
        let example = try Example(name)
        var added = 0
        for file in example.files {
            for match in file.text.matches(ofPattern: #"(?m)^import (\w+)\n"#)
            where example.tries(match.groups[1], in: file.path) {
                let broken = file.text.replacingOccurrences(of: match.groups[0], with: "")
                guard try !example.findings(file.path, broken).isEmpty else { continue }
                try example.folder.write(file.path, broken)
                let run = try Command.dovetail("check", ".", "--fix", in: example.folder.url)
                defer { try? example.folder.write(file.path, file.text) }
                // The new import may need an access level, too.
                guard !broken.contains("public import") else {
                    #expect(run.status == 1 && run.errors.hasSuffix("fixed 0 of 1 finding\n"), "\(run.errors)")
                    continue
                }
                let text = try String(
                    contentsOf: example.folder.url.appendingPathComponent(file.path), encoding: .utf8)
                #expect(run.status == 0 && run.errors.hasSuffix("fixed 1 of 1 finding in 1 file\n"), "\(run.errors)")
                // At the place where it was, or where it belongs alphabetically.
                #expect(
                    text.split(separator: "\n").sorted() == file.text.split(separator: "\n").sorted(), "\(text)")
                added += 1
            }
        }
        #expect(added > (Extent.isFull ? 1 : 0))
    }

    @Test(arguments: ["Bank", "Layers"])
    func aMisspeltTypeIsOneError(_ name: String) throws {
        let example = try Example(name)
        let declared = Set(
            example.files.flatMap {
                $0.text.matches(ofPattern: #"(?:class|struct|enum|protocol) (\w+)"#).map { $0.groups[1] }
            })
        var places: [(file: Int, range: Range<String.Index>)] = []
        for (index, file) in example.files.enumerated() {
            for match in file.text.matches(ofPattern: #"\b[A-Z]\w+\b"#)
            where declared.contains(match.groups[0]) && match.groups[0].count > 4 {
                let line = file.text[..<match.range.lowerBound].lastIndex(of: "\n").map { file.text[$0...].dropFirst() }
                let isWired = ["var ", "let ", "c.register(", "resolve(", "Component<", "init("].contains {
                    line?.prefix { $0 != "\n" }.contains($0) == true
                }
                if isWired { places.append((index, match.range)) }
            }
        }
        var dice = Dice(seed: Self.seed)
        var reported = 0
        for place in places.shuffled(using: &dice).prefix(Extent.isFull ? 16 : 4) {
            let file = example.files[place.file]
            let name = file.text[place.range]
            let middle = name.index(name.startIndex, offsetBy: name.count / 2)
            let misspelt = name[..<middle] + name[name.index(after: middle)...]
            let found = try example.findings(
                file.path, file.text.replacingCharacters(in: place.range, with: misspelt))
            reported += found.count
            let isOne = found.isEmpty || found.count == 1 && found[0].hasSuffix("[not-in-scope]")
            #expect(isOne, "seed \(Self.seed), \(misspelt) in \(file.path): \(found)")
        }
        #expect(reported > (Extent.isFull ? 3 : 0))
    }
}
