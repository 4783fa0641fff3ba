import DovetailFacts
import DovetailSwiftCode
import Testing

/// The `#if` conditions of imports.
@Suite struct ImportConditionTests {
    @Test func clauses() {
        expect(
            """
            import ¦A
            #if os(iOS)
            import ¦B
            #elseif DEBUG
            import ¦C
            #else
            import ¦D
            #endif
            import ¦E
            """, "import A", "import B when os(iOS)", "import C when DEBUG && !os(iOS)",
            "import D when !DEBUG && !os(iOS)", "import E")
    }

    @Test func nesting() {
        expect(
            """
            #if A
            #if B
            import ¦X
            #else
            import ¦Y
            #endif
            import ¦Z
            #endif
            """, "import X when A && B", "import Y when A && !B", "import Z when A")
        expect("#if A\nimport ¦X\n#if B\nimport ¦Y", "import X when A", "import Y when A && B")
        expect("#endif\n#else\n#elseif B\nimport ¦X", "import X")
    }

    @Test func bracketsOfClauses() {
        expect("#if A\nfunc f() {\n#else\nfunc f() {\n#endif\n}\nimport ¦X", "import X")
        expect("#if A\nf((\n#elseif B\nimport ¦X\n#else\n{\n#endif\nimport ¦Y", "import X when !A && B", "import Y")
        expect("#if A\nf((\n#else\nimport ¦X\n#endif", "import X when !A")
        expect("#if A\nlet a = \"\"\"\n\\(f {\n#else\n})\n\"\"\"\nimport ¦X\n#endif", "import X when A")
        expect("f {\n#if A\n}}\n#else\n#endif\nimport x\n}\nimport ¦Y", "import Y")
        expect("#if A\n\"\\(\n#else\nimport ¦X\n#endif\nimport ¦Y", "import X when !A", "import Y")
        expect("let a = \"\"\"\n\\(f {\n#if A\n})\n\"\"\"\nimport ¦X", "import X")
    }

    /// The same texts, read through the syntax tree.
    @Test(arguments: [
        "DEBUG", "!DEBUG", "os(iOS)", "os( iOS )", "!os(iOS) && DEBUG", "A && B || C && !D",
        "A || B && (C || !(D && A))",
        "canImport(UIKit)", "canImport(UIKit.UIView)", "canImport(Foo, _version: 5.9.1)", "swift(>=5.9)",
        "swift( < 6 )",
        "compiler(>=5.9.1)", "targetEnvironment(simulator)", "hasFeature(RetroactiveAttribute)", "hasAttribute(x)",
        "true", "false", "!true", "A && true", "A || !A", "os(iOS) && os(macOS)", "os(iOS) || os(macOS)",
        "!os(iOS) && !os(macOS)", "arch(arm64)", "$AsyncAwait", "compiler(>=5.3) && $AsyncAwait", "0", "1 || A",
        "A // B", "A /* B */ && /* C */ B", "(A)", "((A) && (B))", "(A\n  && B)", "(A ||\n  os(\n iOS))", "A&&B||C",
        "!(A)&&B",
        "_compiler_version(\"4.0.*. 0\")", "_runtime(_ObjC)", "_endian(little)", "_hasAtomicBitWidth(_64)",
        "A && B && C && D && E && F && G && H && I && J", "A || B || C || D || E || F || G || H || I || (J && K)",
    ])
    func formulasAreThoseOfFacts(_ text: String) throws {
        let clauses = ["#if \(text)", "#elseif B", "#elseif \(text)", "#else"]
        for line in ["\n", "\r\n"] {
            let facts = clauses.map { "\($0)\(line)struct S {}\(line)" }.joined() + "#endif\(line)"
            let read = Array(facts.utf8).withUnsafeBytes { FactReader.read(path: "A.swift", $0) }
            let source = clauses.map { "\($0)\(line)import S\(line)" }.joined() + "#endif\(line)import S\(line)"
            let imports = scan(Array(source.utf8))
            try #require(read.types.count == 4 && imports.count == 5, "\(facts)")
            #expect(read.types.map(\.condition) == imports.dropLast().map(\.condition))
            #expect(imports[4].condition.isAlways)
        }
    }

    @Test func endlessConditionsEnd() {
        let many = (0..<100_000).map { "A\($0)" }.joined(separator: " && ")
        let deep = String(repeating: "(", count: 100_000) + "A" + String(repeating: ")", count: 100_000)
        for text in [many, deep, String(repeating: "!", count: 100_001) + "A", String(repeating: "A", count: 100_000)] {
            let found = scan(Array("#if \(text)\nimport A\n#else\nimport B\n#endif\nimport C".utf8))
            #expect(found.map(\.module) == ["A", "B", "C"])
            #expect(found.map(\.condition.isAlways) == [false, false, true])
            #expect(found.allSatisfy { $0.condition.description.utf8.count < 100 })
        }
    }
}
