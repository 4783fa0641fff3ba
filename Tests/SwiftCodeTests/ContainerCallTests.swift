import DovetailSwiftCode
import Testing

/// Edits of the file in which an app creates its container.
@Suite struct ContainerCallTests {
    @Test(arguments: [
        (
            "import A\nimport Dovetail\n\nlet c = try Container(A())\n",
            "import A\nimport B\nimport Dovetail\n\nlet c = try Container(A(), BAssembly())\n"
        ),
        (
            "// Head\nimport Dovetail  // why\nlet c = try Dovetail.Container(\n    A(),\n    C(path: nil),\n)\n",
            "// Head\nimport B\nimport Dovetail  // why\nlet c = try Dovetail.Container(\n    A(),\n    C(path: nil),\n    BAssembly(),\n)\n"
        ),
        (
            "import A  // why\nimport B\nlet c = try Container(\n    A())\n",
            "import A  // why\nimport B\nlet c = try Container(\n    A(),\n    BAssembly())\n"
        ),
    ])
    func anAssemblyIsAdded(_ before: String, _ after: String) throws {
        #expect(try ContainerCall.adding("BAssembly", importing: "B", to: before, path: "") == after)
    }

    @Test(arguments: [
        "let c = try Container { c in }", "let c = Container()", "let c = Container(parent: app)",
        "let c = Container(A()) { c in }", "let c = Other(A())", "let c = Container(A()",
    ])
    func otherCallsStay(_ source: String) throws {
        #expect(try ContainerCall.adding("BAssembly", importing: "B", to: source, path: "") == nil)
    }

    @Test func aProgramAsksBehindItsContainer() throws {
        func asking(_ source: String) throws -> String? {
            try ProgramContainer.asking({ "use(\($0))" }, importing: "B", in: source, path: "")
        }
        #expect(
            try asking("let box = try makeContainer() // one\nrun()\n")
                == "import B\n\nlet box = try makeContainer() // one\nuse(box)\nrun()\n")
        #expect(try asking("func f() { let c = makeContainer() }") == nil)
        #expect(try asking("let c = makeBox()") == nil)
    }
}
