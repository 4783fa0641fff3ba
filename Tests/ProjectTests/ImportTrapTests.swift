import Testing

/// Text that looks like an import but is not one.
@Suite struct ImportTrapTests {
    @Test func comments() {
        expect("// import X\n/// import X\nimport ¦A", "import A")
        expect("/* import X /* import Y */ import Z */ import ¦A", "import A")
        expect("/*/ import X */ import ¦A", "import A")
        expect("/* import X\nimport Y")
        expect("let a = 1 */* import X */ 2\nimport ¦A", "import A")
    }

    @Test func strings() {
        expect(#"let a = "import X"; import ¦A"#, "import A")
        expect(#"let a = "\"import X\\"; import ¦A"#, "import A")
        expect("let a = \"\"\"\n  import X\n\"\nimport Y\\\"\"\"\nimport Z\n\"\"\"\nimport ¦A", "import A")
        expect("let a = \"\", b = \"import X\"\nimport ¦A", "import A")
        expect("let a = \"\nimport ¦A", "import A")
        expect("let a = \"\"\"\nimport X")
    }

    @Test func rawStrings() {
        expect(##"let a = #""import X"\("#; import ¦A"##, "import A")
        expect(###"let a = ##"import X"# import Y"##; import ¦A"###, "import A")
        expect("let a = #\"\"\"\nimport X\n\"\"\"\nimport Y\n\"\"\"#\nimport ¦A", "import A")
        expect("let a = #\"\"\"#\nimport ¦A\nlet b = #\"\"\"a\"#; import ¦B", "import A", "import B")
    }

    @Test func interpolations() {
        expect(#"let a = "\(f("import X", { ")" }))import Y"; import ¦A"#, "import A")
        expect(##"let a = #"\(import X) \#(f("\(1)")) import Y"#; import ¦A"##, "import A")
        expect(
            "let a = \"\"\"\n\\(f(\nimport: \"\"\"\n\\(1)\nimport X\n\"\"\"\n))\nimport Y\n\"\"\"\nimport ¦A",
            "import A")
        expect("let a = \"\\(f(\"\\(1\nimport ¦A", "import A")
        expect("let a = \"\\(f /* \" import X */ (1))\"; import ¦A", "import A")
    }

    @Test func regexes() {
        expect("let a = #/import X \"/#\nimport ¦A", "import A")
        expect("let a = #/ \n import X ( \\/# \"\n/#; import ¦A", "import A")
        expect("let a = ##/ import X /# \" /##; import ¦A", "import A")
        expect("let a = #/\nimport ¦A", "import A")
        expect("let a = /[(\"]\\(/\nimport ¦A", "import A")
        expect("let a = b / c(\")/\"); import ¦A", "import A")
        expect("let a = f(/A.b, /C.d(\"/\")); import ¦A", "import A")
        expect("let a = f(/A.b, \"c /d(\")\nimport ¦A", "import A")
        expect("func /(l: A, r: A) -> A { l/r.c(\"\\(1)\") }\nimport ¦A", "import A")
        expect("let a = 1 /2 {\nimport X/ }\nimport ¦A", "import A")
        expect("f(/\"/)\nimport ¦A", "import A")
    }

    @Test func members() {
        expect("foo.import\nfoo . import\nfoo.import (bar)\nimport ¦A", "import A")
        expect("let a = foo\n  .import\nimport ¦A", "import A")
        expect("let a = \\B.import\nimport ¦A", "import A")
        expect("foo. import B\nimport ¦A", "import A")
        expect("foo.\nimport ¦A", "import A")
    }

    @Test func otherWords() {
        expect("imports A\nreimport A\n_import B\nimport_ C\nimport1 D\n$import E\nimport ¦F", "import F")
        expect("#import <A/A.h>\n@import B\n#if true\n#import C\n#endif\nimport ¦F", "import F")
        expect("let important = 1 // isImported")
    }

    @Test func brackets() {
        expect("func f(\nimport x: Int) {\nimport X\n}\nimport ¦A", "import A")
        expect("f(\nimport: [import\n x]) { import y }\nimport ¦A", "import A")
        expect("f { } import: { }\nimport ¦A", "import A")
        expect("}}]) import ¦A", "import A")
    }
}
