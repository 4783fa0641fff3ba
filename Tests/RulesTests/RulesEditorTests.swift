import DovetailRules
import Foundation
import Testing

/// Edits of a rules file: one more entry, and every other byte unchanged.
@Suite struct RulesEditorTests {
    @Test(arguments: [
        ("    modules: [A]", "    modules: [A, X]"), ("    modules: []  # none", "    modules: [X]  # none"),
        ("    modules: A  # one", "    modules: [A, X]  # one"), ("    modules: \"*A\"", "    modules: [\"*A\", X]"),
        ("    modules: [A, \"B]\", 'C#',] # c", "    modules: [A, \"B]\", 'C#', X] # c"),
        (
            "    modules: [\n      A, # a\n      B # b\n    ]",
            "    modules: [\n      A, # a\n      B, # b\n      X\n    ]"
        ),
        ("    modules: [\n      A,\n      # end\n    ]", "    modules: [\n      A,\n      X,\n      # end\n    ]"),
        ("    modules:\n      - A # a\n\n      # end\n", "    modules:\n      - A # a\n      - X\n\n      # end\n"),
        ("    modules:\n    - A\n    - \"*B\"", "    modules:\n    - A\n    - \"*B\"\n    - X"),
    ])
    func aModuleIsAddedToItsLayer(_ before: String, _ after: String) throws {
        func file(_ modules: String) -> String {
            "# modules: [A]\nlayers:\n  - name: first\n    modules: [Z] # modules: no\n  - name: second # it\n\(modules)\n"
                + "  - {name: third, modules: [C]}\nallow:\n  second: [first]\n"
        }
        var editor = try RulesEditor(file(before), path: "dovetail.yml")
        try editor.add(module: "X", toLayer: "second")
        #expect(editor.text == file(after))
        #expect(editor.rules.layers[1].modules.last?.pattern == "X")
    }

    @Test func layersOnOneLineAreExtended() throws {
        var editor = try RulesEditor("layers:\n  - {name: a, modules: [A]}\n  - {modules: B, name: b}\n", path: "r.yml")
        try editor.add(module: "X", toLayer: "a")
        try editor.add(module: "Y", toLayer: "b")
        #expect(editor.text == "layers:\n  - {name: a, modules: [A, X]}\n  - {modules: [B, Y], name: b}\n")
    }

    @Test func linesEndAsTheyDid() throws {
        var editor = try RulesEditor(
            "layers:\r\n  - name: a\r\n    modules:\r\n      - A\r\nstrict: true\r\n", path: "r.yml")
        try editor.add(module: "X", toLayer: "a")
        try editor.add(common: "Y")
        #expect(
            editor.text
                == "layers:\r\n  - name: a\r\n    modules:\r\n      - A\r\n      - X\r\ncommon: [Y]\r\nstrict: true\r\n"
        )
    }

    @Test func commonModulesStandBehindTheLayers() throws {
        var editor = try RulesEditor(
            "layers:\n  - name: a\n    modules: [A]\nallow:\n  a: []\n\n# all of them\nstrict: true\n",
            path: "r.yml")
        try editor.add(common: "X")
        try editor.add(common: "Y")
        #expect(
            editor.text
                == "layers:\n  - name: a\n    modules: [A]\nallow:\n  a: []\ncommon: [X, Y]\n\n# all of them\nstrict: true\n"
        )
    }

    @Test(arguments: [
        ("strict: true\n# end\n", "strict: true\nrules:\nNEW# end\n", "  "),
        ("strict: true", "strict: true\nrules:\nNEW", "  "),
        (
            "rules:\n- id: b\n  acyclic: {modules: A}\n\nstrict: true\n",
            "rules:\n- id: b\n  acyclic: {modules: A}\nNEW\nstrict: true\n", ""
        ),
    ])
    func aRuleIsTheLast(_ before: String, _ after: String, _ indentation: String) throws {
        var editor = try RulesEditor(before, path: "r.yml")
        try editor.add(protectionOf: ["external:X*"], for: "XAdapter", id: "x", why: "so")
        let entry = ["- id: x", "  protect: {modules: [\"external:X*\"], only: [XAdapter]}", "  why: so"]
        let parts = after.components(separatedBy: "NEW")
        #expect(editor.text == parts.joined(separator: entry.map { "\(indentation)\($0)\n" }.joined()))
        #expect(editor.rules.rules.last?.why == "so")
    }

    @Test(arguments: [
        "layers: [{name: a, modules: [A]}]\nrules: []\n", "layers:\r\n  - name: a\n    modules: [A]\r\nrules: []\r\n",
        "layers:\n  - name: a\n    modules: >\n      A\nrules: []\n", "{layers: [{name: a, modules: A}], rules: []}\n",
    ])
    func whatIsWrittenOtherwiseStaysOrMeansTheSame(_ text: String) throws {
        var editor = try RulesEditor(text, path: "r.yml")
        do {
            try editor.add(module: "X", toLayer: "a")
            #expect(editor.rules.layers[0].modules.map(\.pattern) == ["A", "X"])
        } catch let refusal as RulesEditor.Refusal {
            #expect(refusal.description.contains("add 'X' to the modules of the layer 'a' in r.yml"))
            #expect(editor.text == text)
        }
        let before = editor.text
        #expect(throws: RulesEditor.Refusal.self) {
            try editor.add(protectionOf: ["external:X*"], for: "XAdapter", id: "x", why: "so")
        }
        #expect(editor.text == before)
    }
}
