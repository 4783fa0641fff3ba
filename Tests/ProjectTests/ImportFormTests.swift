import Testing

/// The forms of an import.
@Suite struct ImportFormTests {
    @Test func wholeModules() {
        expect("import ¦A\nimport  ¦B\n\timport\t¦C", "import A", "import B", "import C")
        expect("import ¦_A; import ¦A1;import ¦카카오;", "import _A", "import A1", "import 카카오")
        expect("import ¦A // B\nimport ¦C/* D */\nimport/**/¦E//", "import A", "import C", "import E")
        expect("let a = 1; import ¦A\nfunc f() {}\nimport ¦B", "import A", "import B")
        expect("import ¦A-B", "import A")
    }

    @Test func submodulesAndScopes() {
        expect("import ¦os.log\nimport ¦A . B /* C */ . D", "import os.log", "import A.B.D")
        expect("import struct ¦A.B\nimport class ¦A.B.C", "import struct A.B", "import class A.B.C")
        for kind in ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func"] {
            expect("import \(kind) ¦A.b", "import \(kind) A.b")
        }
        expect("import func ¦A.==\nimport func ¦A.<\n", "import func A.==", "import func A.<")
        expect("import func ¦A . ==", "import func A.==")
    }

    @Test func linesInBetween() {
        expect("import\n¦A", "import A")
        expect("import // why\n /* and */ struct\n\n¦A\n.\nB", "import struct A.B")
        expect("import ¦A\r\nimport ¦B\r\n\r\nimport\r\n¦C", "import A", "import B", "import C")
        expect("// x\rimport ¦A\rimport ¦B", "import A", "import B")
        expect("import\u{A0}¦A\n\u{A0}import ¦B\u{A0}", "import A", "import B")
    }

    @Test func startsOfFiles() {
        expect("\u{FEFF}import ¦A", "import A")
        expect("#!/usr/bin/swift import X\nimport ¦A", "import A")
        expect("\u{FEFF}#!/usr/bin/swift\nimport ¦A", "import A")
    }

    @Test func backticks() {
        expect("import ¦`A`\nimport ¦`class`.`struct`", "import A", "import class.struct")
        expect("import ¦`My Module`", "import My Module")
        expect("let `import` = A\n`import` B\nimport ¦C", "import C")
    }

    @Test func accessLevels() {
        for level in ["private", "fileprivate", "internal", "package", "public"] {
            expect("\(level) import ¦A", "\(level) import A")
        }
        expect("public\n// why\nimport ¦A\nimport ¦B", "public import A", "import B")
        expect("public let a = 1\nimport ¦A", "import A")
        expect("public; import ¦A", "import A")
    }

    @Test func attributes() {
        expect("@testable import ¦A\nimport ¦B", "@testable import A", "import B")
        expect("@preconcurrency @_exported\nimport ¦A", "@_exported @preconcurrency import A")
        expect("@_spi(X) public import ¦A", "@_spi public import A")
        expect("@_spi(X) @_spi(Y)import ¦A", "@_spi import A")
        expect("public @_documentation(visibility: internal) import ¦A", "@_documentation public import A")
        expect("@available(iOS 13, *)\nimport ¦A", "@available import A")
        expect("@a(\")\", import: [1]) import ¦A", "@a import A")
        expect("@main struct S {}\nimport ¦A", "import A")
        expect("@main (1)\n(2)\nimport ¦A", "import A")
    }

    @Test func attributesUnderConditions() {
        expect("#if A\n@preconcurrency\n#endif\nimport ¦B", "@preconcurrency import B")
    }

    @Test func brokenOnesAreNone() {
        for clause in ["", " 1A", " _", " class A", " A.class", " A.1", " A."] { expect("import\(clause)") }
        expect("import\n\nclass A {}")
        expect("import\n\nextension A {}")
        expect("import `\nimport ``\nimport ¦A", "import A")
        expect("import import ¦A", "import A")
    }
}
