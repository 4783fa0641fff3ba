import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSwiftCode
import Testing

/// Code as it is evaluated, by the bytes of a file alone.
@Suite struct LoweringTests {
    private func bodies(_ text: String) -> FileBodies {
        var text = text
        let facts = text.withUTF8 {
            FactReader.read(path: "File.swift", UnsafeRawBufferPointer($0), lowersBodies: true)
        }
        return facts.bodies?.value ?? FileBodies()
    }

    /// The bodies without the places.
    private func content(_ text: String) -> FileBodies {
        var content = bodies(text)
        content.places = []
        for index in content.functions.indices { content.functions[index].owner.place = nil }
        for index in content.variables.indices { content.variables[index].owner.place = nil }
        return content
    }

    private let code = """
        struct Box {
            let container = Container()
            func fill(_ isOn: Bool) {
                guard isOn else { return }
                container.register(Api.self) { r in Live(r.resolve(Int.self)!) }
            }
        }
        """

    @Test func movedLinesChangeNothing() {
        #expect(content(code) == content("\n\n// A comment.\n" + code.replacing(text: "guard", with: "\n\nguard")))
        #expect(content(code) != content(code.replacing(text: "Int", with: "String")))
    }

    @Test func membersAndSites() {
        let bodies = bodies(code)
        #expect(bodies.functions.map(\.name) == ["fill"])
        #expect(bodies.functions[0].owner.path == ["Box"])
        #expect(bodies.functions[0].signature.parameters.map(\.label) == [nil])
        #expect(bodies.variables.map(\.name) == ["container"])
        #expect(
            bodies.calls.map(\.name) == ["resolve", "register"] || bodies.calls.map(\.name) == ["register", "resolve"])
        #expect(bodies.calls.allSatisfy { bodies[$0.site].line == 5 })
    }

    /// Operators are folded, so that a fallback is the whole of its two sides.
    @Test func operatorsAreFolded() {
        guard
            case .bind(.name("x"), nil, .fallback(.call, .binary("+", _, _, _))?)? = bodies(
                "func f() { let x = a() ?? b + c }"
            ).functions[0].statements?[0]
        else {
            Issue.record("not a fallback")
            return
        }
    }

    /// What has no form is an expression that is unknown; lowering goes on after it.
    @Test func nothingFails() {
        let odd = [
            "let x = #selector(foo)", "func f() { repeat each x }", "let y = \\Foo.bar[0]?.baz", "@", "func f( {",
            "let = 3",
            "x = { $0 + $1 }(1, 2)", "if #available(iOS 17, *) {}",
            "switch x { case .a(let y)?: break; default: fallthrough }",
        ]
        for text in odd { _ = bodies(text + "\nstruct Last { func last() {} }") }
        #expect(bodies("let x = #selector(foo)\nfunc last() {}").functions.map(\.name) == ["last"])
    }

    /// No `#if` is decided.
    @Test func conditionsStay() {
        let bodies = bodies(
            "#if DEBUG\nfunc one() {}\n#else\nfunc two() {}\n#endif\nfunc f() {\n#if DEBUG\none()\n#endif\n}")
        guard case .compiled(let condition, let statements)? = bodies.functions.last?.statements?.first else {
            Issue.record("no condition")
            return
        }
        #expect(condition == Condition(atom: "DEBUG"))
        #expect(statements.count == 1)
    }
}
