import DovetailDiagnostics
import DovetailFacts
import Foundation
import Testing

/// Almost valid sources, and arbitrary bytes.
///
/// `DOVETAIL_SEED=7` repeats a run.
@Suite struct ImportFuzzTests {
    private static let samples = [
        "import A\n@testable import B\n#if os(iOS)\nimport C\n#else\nimport struct D.E\n#endif\nimport F",
        "let a = \"\\(f(\"\\(1)\")) import X\"\nimport A\nlet b = #\"\"\"\nimport \\#(1)\n\"\"\"#\nimport B",
        "/* /* import X */ */ import A; let a = /[(]\\/x/\n#if A && !(B || os(iOS)) // x\npublic import B\n#endif\nimport C",
        "@_spi(X)\npublic import A\nfunc f(import x: Int) { foo.import }\nimport func B.==\n`import` c\nimport `D`",
        "\u{FEFF}#!/bin/x\nimport\n\nA\r\nlet r = #/\nimport X\n/#\r\nimport B // x\r\n",
    ]
    private static let pieces = [
        "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\", ")", "(", "{", "}", "[", "]", "/*", "*/", "//", "/", "#/", "/#",
        "#if ",
        "#elseif A", "#else\n", "#endif\n", "#", "`", "\n", "\r", "\r\n", ".", ";", "import ", "import", "@", "@a(",
        "public ", "A && ", "!", "||", "os(", "\u{A0}", "\u{FEFF}", "카", "\0", "_", " ", "struct ", "swift(>=",
    ]

    private static let seed: UInt64 = {
        let given = ProcessInfo.processInfo.environment["DOVETAIL_SEED"].flatMap(UInt64.init)
        let seed = given ?? .random(in: 1...1_000_000)
        print("imports of seed \(seed)")
        return seed
    }()
    private var random = SeededRandom(state: seed)

    @Test mutating func anyBytesEndInPlacesOfTheFile() {
        for round in 0..<5_000 {
            let bytes = round % 4 == 0 ? soup() : mutated()
            for found in scan(bytes) {
                let start = offset(of: found.location, in: bytes)
                let rest = start.map { bytes[$0...].drop { $0 == UInt8(ascii: "`") } }
                let isThere = rest.map { String(decoding: $0, as: UTF8.self).hasPrefix(found.module) }
                #expect(isThere == true, "seed \(Self.seed), round \(round): \(found.location) \(bytes)")
            }
        }
    }

    /// The contents of a comment or a string are never an import, wherever it is.
    @Test mutating func commentsAndStringsAddNothing() {
        let insertions = [
            "/* import X */", "/* /* import X */ import Y */", "// import X\n", "\"import X\";",
            "\"\\(f(\"import X\")) import Y\";",
            "\n\"\"\"\nimport X\n\"\"\"\n", "#\"import X\"#;", "\n#\"\"\"\nimport \\(X\n\"\"\"#\n", "#/import X/#;",
            "f(import: 1);", "foo.import;",
        ]
        for sample in Self.samples {
            let lines = sample.components(separatedBy: "\n")
            let before = scan(Array(sample.utf8)).map(statement)
            for place in places(of: sample, lines, before) {
                let inserted = insertions.randomElement(using: &random) ?? ""
                let text = (lines[..<place] + [inserted] + lines[place...]).joined(separator: "\n")
                #expect(scan(Array(text.utf8)).map(statement) == before, "seed \(Self.seed): \(text)")
            }
        }
    }

    /// Every start of a line at file scope, outside strings and comments, and not inside an import.
    private func places(of sample: String, _ lines: [String], _ before: [String]) -> [Int] {
        lines.indices.filter { place in
            let probed = (lines[..<place] + ["import Probe"] + lines[place...]).joined(separator: "\n")
            let found = scan(Array(probed.utf8)).map(statement)
            let rest = found.filter { !$0.contains("Probe") }
            return place > 0 && rest.count < found.count && rest == before
        }
    }

    /// With inputs of these sizes, quadratic time would take many minutes.
    @Test(arguments: [
        "\"", "\"\\(", "#\"\"\"\n", "`", "`\n", "/*", "#/\n", "##/\n#/\n", " /a", " /\\/", "#if A\n", "#if A\n#else\n",
        "(", "@a(",
        "@a ", "import ", "import\n", "public ", ".", "import A.", "\\(\"", "#", "\"\"\"\\(", "\0", "\u{A0}",
        "#elseif A\n",
        " import", "\r", "/", "#if (", "#if A ||", "#if A(",
    ])
    func repetitionsEnd(_ piece: String) {
        let count = 200_000 / piece.utf8.count
        let bytes = Array((String(repeating: piece, count: count) + "\nimport A\nimport A").utf8)
        let found = scan(bytes)
        #expect(found.allSatisfy { $0.module.utf8.count < 10 })
    }

    private mutating func soup() -> [UInt8] {
        if Bool.random(using: &random) {
            return (0..<Int.random(in: 0..<200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
                + Array("import A".utf8)
        }
        let count = Int.random(in: 0..<60, using: &random)
        return (0..<count).flatMap { _ in Array((Self.pieces.randomElement(using: &random) ?? "").utf8) }
    }

    private mutating func mutated() -> [UInt8] {
        var bytes = Array((Self.samples.randomElement(using: &random) ?? "").utf8)
        for _ in 0...Int.random(in: 0..<6, using: &random) {
            let place = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, place + Int.random(in: 0..<20, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.removeSubrange(place..<end)
            case 1: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
            case 2 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
            default: bytes.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: place)
            }
        }
        return bytes
    }

    /// The byte offset of a place; nil if it is out of bounds.
    private func offset(of location: DovetailDiagnostics.SourceLocation, in bytes: [UInt8]) -> Int? {
        var starts = [0]
        for index in bytes.indices {
            let isFeed = bytes[index] == 10
            let isReturn = bytes[index] == 13 && (index + 1 == bytes.count || bytes[index + 1] != 10)
            if isFeed || isReturn { starts.append(index + 1) }
        }
        guard location.line >= 1, location.column >= 1, location.line <= starts.count else { return nil }
        let offset = starts[location.line - 1] + location.column - 1
        return offset < bytes.count ? offset : nil
    }
}
