@testable import DovetailRules
import Foundation
import Testing

/// The messages about an invalid rules file, and their places.
@Suite struct RulesProblemTests {
    /// A file, and the messages about it without the path.
    struct Sample: Sendable, CustomTestStringConvertible {
        var text: String
        var says: [String]
        var testDescription: String { says.first ?? text }

        init(_ text: String, _ says: String...) {
            self.text = text
            self.says = says
        }
    }

    private static let keys =
        "sources, exclude, strict, baseline, cache, containers, overrides, graph, layers, allow, common, umbrella, "
        + "exhaustive, rules, exceptions, linkage"
    private static let noAliases =
        "anchors and aliases (&name and *name) are not supported; quote a string that begins with '&' or '*'"

    /// Mistakes that a JSON schema also detects.
    static let structure: [Sample] = [
        Sample("strict: true\n\nexcludes: []", "3:1: unknown key 'excludes'; did you mean 'exclude'?"),
        Sample("stritc: true", "1:1: unknown key 'stritc'; did you mean 'strict'?"),
        Sample("colour: red", "1:1: unknown key 'colour'; the keys here are \(keys)"),
        Sample("<<: {}", "1:1: unknown key '<<'; the keys here are \(keys)"),
        Sample("1: x", "1:1: unknown key '1'; the keys here are \(keys)"),
        Sample("- App", "1:1: the rules file must be a mapping with the keys \(keys), not a list"),
        Sample("App", "1:1: the rules file must be a mapping with the keys \(keys), not a string"),
        Sample("sources: App", "1:10: 'sources' must be a list, not a string"),
        Sample("sources: {}", "1:10: 'sources' must be a list, not a mapping"),
        Sample("sources:", "1:9: 'sources' must be a list, not nothing"),
        Sample("sources: []", "1:10: 'sources' is empty; remove it to check the rules file's folder"),
        Sample("sources: [App, '']", "1:16: an entry of 'sources' is empty"),
        Sample(
            "exclude: [1, false, [a], 0x1F, 1.5e3, .inf]",
            "1:11: an entry of 'exclude' must be a string, not a number; put it in quotes",
            "1:14: an entry of 'exclude' must be a string, not true or false; put it in quotes",
            "1:21: an entry of 'exclude' must be a string, not a list",
            "1:26: an entry of 'exclude' must be a string, not a number; put it in quotes",
            "1:32: an entry of 'exclude' must be a string, not a number; put it in quotes",
            "1:39: an entry of 'exclude' must be a string, not a number; put it in quotes"),
        Sample("strict: yes", "1:9: 'strict' must be true or false, not a string"),
        Sample("strict: 'true'", "1:9: 'strict' must be true or false, not a string"),
        Sample("baseline: ' '", "1:11: 'baseline' is empty"),
        Sample(
            "containers: [C]",
            "1:14: an entry of 'containers' must be a mapping with the keys "
                + "type, register, resolve, key, provides, not a string"),
        Sample(
            "containers:\n  - key: id", "2:5: an entry of 'containers' needs the key 'register'",
            "2:5: an entry of 'containers' needs the key 'resolve'",
            "2:5: an entry of 'containers' needs the key 'type'"),
        Sample(
            "containers:\n- type: C\n  register: regist\n  resolve: load()\n  key: a.b\n  provides: make(it)\n  "
                + "regster: x",
            "3:13: 'regist' is not a full function name; write it with all labels, such as load(for:)",
            "4:12: 'load()' takes no argument; 'resolve' must be the function that receives the key",
            "5:8: 'key' must be the name of a property, not 'a.b'",
            "6:13: 'make(it)' is not a full function name; write it with all labels, such as resolve()",
            "7:3: unknown key 'regster'; did you mean 'register'?"),
        Sample("overrides:\n- service: S", "2:3: an entry of 'overrides' needs the key 'reason'"),
        Sample("overrides:\n- service: S\n  reason: ''", "3:11: 'reason' is empty"),
        Sample("overrides:\n- service: S\n  reason:", "3:10: 'reason' is empty"),
        Sample("overrides: [{service: S, reason: \"\\n \"}]", "1:34: 'reason' is empty"),
        Sample("layers: [{name: a}]", "1:10: the layer 'a' needs 'modules' or 'folders'"),
        Sample("layers: [{name: a, modules: {}}]", "1:29: 'modules' must be a string, not a mapping"),
        Sample("layers: [{name: a, modules: [1]}]", "1:30: 'modules' must be a string, not a number; put it in quotes"),
        Sample("rules: [{id: r, acyclic: {modules: []}}]", "1:36: 'modules' does not list any modules"),
        Sample(
            "rules: [{id: r, forbid: {from: [], to: []}}]", "1:32: 'from' does not list any modules",
            "1:40: 'to' does not list any modules"),
        Sample(interfaceFirst("'{x}Feature'", "[A, B]"), "1:69: 'interface' must be a string, not a list"),
        Sample(interfaceFirst("'{x}Feature'", "[]"), "1:69: 'interface' must be a string, not a list"),
        Sample("exhaustive: 1", "1:13: 'exhaustive' must be true or false, not a number"),
        Sample("allow: [a]", "1:8: 'allow' must map each layer to the layers that it may use, not be a list"),
        Sample(
            "graph: {tuist: graph.json, evaluates: true}", "1:28: unknown key 'evaluates'; did you mean 'evaluate'?"),
        Sample("rules: [{acyclic: {modules: '*'}}]", "1:9: an entry of 'rules' needs the key 'id'"),
        Sample(
            "rules: [{id: r, forbid: {from: 'A', too: B}}]", "1:25: 'forbid' needs the key 'to'",
            "1:37: unknown key 'too'; did you mean 'to'?"),
        Sample(
            "exceptions: [{rule: layer-violation, from: A, to: B}]",
            "1:14: an entry of 'exceptions' needs the key 'reason'"),
        Sample(
            "exceptions: [{rule: layer-violation, from: A, to: B, reason: r, until: soon}]",
            "1:72: 'until' must be a date such as 2026-12-31, not 'soon'"),
        Sample(
            "common: 'team:x'",
            "1:9: 'team:x' is not a module pattern; write a name with at most 4 '*' or '{x}' in it, optionally "
                + "after one of layer:, kind:, tag:, sdk:, external:"),
        Sample("linkage: []", "1:10: 'linkage' must be a mapping with the keys images, not a list"),
        Sample("linkage: {images: [{kind: app}]}", "1:20: an entry of 'images' needs the key 'name'"),
        Sample(
            "linkage: {images: [{name: A, kind: apps}]}",
            "1:36: 'kind' must be one of app, dynamic, static, test, not 'apps'"),
        Sample("linkage: {images: [{name: A, links: B}]}", "1:37: 'links' must be a list, not a string"),
        Sample(
            "linkage: {images: [{name: A, embed: []}]}", "1:30: unknown key 'embed'; did you mean 'embeds'?"),
        Sample(
            "overrides: [{service: 카드, name: 2, reason: r}]",
            "1:37: 'name' must be a string, not a number; put "
                + "it in quotes"),
    ]

    private static func interfaceFirst(_ modules: String, _ interface: String) -> String {
        "rules: [{id: r, interface-first: {modules: \(modules), interface: \(interface)}}]"
    }

    /// Mistakes that only the reader detects.
    static let syntax: [Sample] = [
        Sample(
            interfaceFirst("'layer:features'", "'{x}API'"),
            "1:44: no layer is called 'features'; 'layers' is empty",
            "1:73: 'interface' uses {x}, but 'layer:features' in 'modules' has no {x}; '{to}' is the name of the module"
        ),
        Sample(interfaceFirst("'sdk:UIKit'", "'{to}API'"), "1:44: 'modules' does not accept 'sdk:'"),
        Sample(
            "layers:\n- {name: a, modules: A}\n- {name: a, modules: B}",
            "3:3: the layer 'a' is defined twice, first on line 2"),
        Sample(
            "layers:\n- {name: data, modules: A}\nallow:\n  dta: [data]\n  data: [data, domain]\n  data: []",
            "4:3: no layer is called 'dta'; did you mean 'data', defined on line 2?",
            "5:16: no layer is called 'domain'; the layers are data",
            "6:3: the layer 'data' is defined twice, first on line 5"),
        Sample(
            "linkage: {images: [{name: A}, {name: A}]}", "1:31: 'A' is defined twice, first on line 1"),
        Sample(
            "linkage: {images: [{name: A, slices: [iPhone arm64]}]}",
            "1:39: 'iPhone arm64' is not a slice; write a platform and an architecture, such as 'iOS arm64'; the "
                + "platforms "
                + "are iOS, iOS Simulator, macOS, Mac Catalyst, tvOS, tvOS Simulator, watchOS, watchOS Simulator, "
                + "visionOS, visionOS Simulator, bridgeOS, DriverKit, Linux"),
        Sample("layers: [{name: a, modules: 'sdk:UIKit'}]", "1:29: 'modules' does not accept 'sdk:'"),
        Sample(
            "layers: [{name: a, modules: 'kind:tests'}]",
            "1:29: no kind is called 'tests'; the kinds are library, app, test, macro, plugin, resources, interface"),
        Sample(
            "common: 'a{x'",
            "1:9: 'a{x' is not a module pattern; write a name with at most 4 '*' or '{x}' in it, optionally "
                + "after one of layer:, kind:, tag:, sdk:, external:"),
        Sample(
            "rules: [{id: r}]",
            "1:9: a rule needs one of the keys forbid, protect, independent, acyclic, interface-first"),
        Sample(
            "rules:\n- id: r\n  acyclic: {modules: A}\n  independent: {modules: A}",
            "2:3: a rule can have only one of 'independent' and 'acyclic'; write two rules"),
        Sample(
            "rules:\n- {id: r, acyclic: {modules: A}}\n- {id: r, acyclic: {modules: 'layer:b'}}",
            "3:3: the rule 'r' is defined twice, first on line 2",
            "3:30: no layer is called 'b'; 'layers' is empty"),
        Sample(
            "exceptions:\n- {rule: r, from: A, to: B, reason: x}",
            "2:3: no rule is called 'r'; an exception needs a rule's id, or one of the findings layer-violation, "
                + "leaked-type, "
                + "unassigned-module, undeclared-import, unused-dependency"),
        Sample("allow: {feature: []}", "1:9: no layer is called 'feature'; 'layers' is empty"),
        Sample(
            "exhaustive: true",
            "1:13: 'exhaustive' requires every module to be in a layer, but there are no "
                + "layers"),
        Sample(
            "layers: [{name: feature, modules: A}]\nrules:\n- {id: a, acyclic: {modules: 'layer:!feature'}}\n"
                + "- {id: b, acyclic: {modules: 'layer:!typo'}}\n- {id: c, acyclic: {modules: ['layer:fea*', "
                + "'layer:Featur']}}",
            "4:30: no layer is called 'typo'; the layers are feature",
            "5:45: no layer is called 'Featur'; did you mean 'feature', defined on line 1?"),
        Sample(
            interfaceFirst("'{x}Feature'", "'!{x}Interface'"),
            "1:69: 'interface' must be a module name such as CardInterface or {x}Interface, not '!{x}Interface'"),
        Sample(
            interfaceFirst("'{x}Feature'", "'*Interface'"),
            "1:69: 'interface' must be a module name such as CardInterface or {x}Interface, not '*Interface'"),
        Sample(
            interfaceFirst("['{x}Feature', Base]", "'{x}Interface'"),
            "1:77: 'interface' uses {x}, but 'Base' in 'modules' has no {x}"),
        Sample(
            interfaceFirst("'{x}Feature'", "'{y}Interface'"),
            "1:69: 'interface' uses {y}, but '{x}Feature' in 'modules' has no {y}"),
        Sample(
            "exceptions: [{rule: layer-violation, from: A, to: B, reason: r, until: 2026-02-29}]",
            "1:72: 'until' must be a date such as 2026-12-31, not '2026-02-29'"),
        Sample(
            "exceptions: [{rule: layer-violation, from: A, to: B, reason: r, until: 2026-04-31}]",
            "1:72: 'until' must be a date such as 2026-12-31, not '2026-04-31'"),
        Sample("strict: true\nexclude: []\nstrict: false", "3:1: the key 'strict' is defined twice, first on line 1"),
        Sample(
            "exclude: [1]\n\"exclude\": []\nstrict: no\nstrict: 1\nstrict: 2\n",
            "1:11: an entry of 'exclude' must be a string, not a number; put it in quotes",
            "2:1: the key 'exclude' is defined twice, first on line 1",
            "3:9: 'strict' must be true or false, not "
                + "a string",
            "4:1: the key 'strict' is defined twice, first on line 3",
            "5:1: the key 'strict' is defined twice, first on line 3"
        ),
        Sample(
            "overrides:\n- service: A\n  reason: r\n  reason: s",
            "4:3: the key 'reason' is defined twice, first on line 3"),
        Sample("exclude: [*Demo]", "1:11: a string that begins with '*' needs quotes: \"*.swift\""),
        Sample("exclude: [*/Demo/*]", "1:12: a string that begins with '*' needs quotes: \"*.swift\""),
        Sample("exclude: [@x]", "1:11: a string that begins with '@' needs quotes"),
        Sample("exclude:\n\t- a", "2:1: YAML does not allow tabs here; use spaces"),
        Sample("a: &x [b]\nsources: *x", "2:10: \(noAliases)"),
        Sample("exclude: [&x foo, *x]", "1:19: \(noAliases)"),
        Sample("strict: !!bool true", "1:9: tags such as 'tag:yaml.org,2002:bool' are not supported"),
        Sample(
            "exclude: [\"a\u{7F}\u{1}\"]", "1:13: YAML does not allow the character U+007F",
            "1:14: YAML does not "
                + "allow the character U+0001"),
        Sample("? [a]\n: b", "1:3: a key must be a single word, not a list"),
    ]

    static func said(_ bytes: [UInt8]) -> [String] {
        do {
            _ = try RulesReader.read(bytes, path: "d.yml")
            return []
        } catch {
            return error.problems.map {
                "\($0)".replacingOccurrences(of: "d.yml:", with: "").replacingOccurrences(of: " error:", with: "")
            }
        }
    }

    @Test(arguments: structure + syntax)
    func saysWhatIsWrongAndWhere(_ sample: Sample) {
        #expect(Self.said(Array(sample.text.utf8)) == sample.says)
    }

    @Test func aLeapDayIsADay() {
        let text = "exceptions: [{rule: layer-violation, from: A, to: B, reason: r, until: 2028-02-29}]"
        #expect(Self.said(Array(text.utf8)) == [])
    }

    @Test func brokenYAML() {
        let said = Self.said(Array("exclude: [a\nstrict: true\n".utf8))
        #expect(said.count == 1)
        #expect(said.first?.hasPrefix("2:") == true, "\(said)")
        #expect(said.first?.contains(": this is not valid YAML: while parsing a flow sequence") == true, "\(said)")
        #expect(Self.said(Array("a: b\n---\nc: d\n".utf8)).first?.hasPrefix("2:1: this is not valid YAML") == true)
    }

    @Test func bytesThatAreNoText() {
        #expect(Self.said(Array("strict: ".utf8) + [0xFF]) == ["1:9: this file is not valid UTF-8"])
        #expect(Self.said(Array("a: 카\nb: ".utf8) + [0xED, 0xA0, 0x80]) == ["2:4: this file is not valid UTF-8"])
        #expect(
            Self.said([0xFF, 0xFE, 0x61, 0x00]) == ["1:1: this file is not valid UTF-8; was it saved as UTF-16?"])
        #expect(Self.said([0x61, 0x00]) == ["1:2: YAML does not allow the character U+0000"])
    }

    /// Each of these would keep a naive parser busy for hours, or exhaust its stack.
    @Test func filesThatAreTraps() {
        let levels = (1...40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }
        for use in ["x: *a40", "? *a40\n: y"] {
            let bomb = (["a0: &a0 [x]"] + levels + [use]).joined(separator: "\n")
            #expect(Self.said(Array(bomb.utf8)) == ["6:10: \(Self.noAliases)"])
        }
        for deep in ["[", "{a: ", "[\n", "{? ", "- ", "? ", "? - "] {
            let said = Self.said(Array(String(repeating: deep, count: 900).utf8))
            #expect(said.count == 1)
            #expect(
                said.first?.contains("more than 800 opening brackets") == true
                    || said.first == "1:\(100 * 2 + 1): this line is nested too deeply", "\(deep): \(said)")
        }
        let stairs = (0..<200).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
        #expect(Self.said(Array(stairs.utf8)) == ["102:101: this line is nested too deeply"])
        // The maximum depth.
        #expect(Self.said(Array(String(repeating: "[", count: 800).utf8)).count == 1)
        #expect(Self.said(Array(String(repeating: "- ", count: 100).utf8)).count == 1)
        #expect(
            Self.said(Array(repeating: UInt8(ascii: "\n"), count: 2 << 20)) == ["1:1: this file is larger than 1 MB"])
        #expect(
            Self.said(Array("a: \(String(repeating: "b", count: 5_000))".utf8)) == [
                "1:4001: this line is longer than 4000 bytes"
            ])
    }

    @Test func manyDuplicateKeysAreSaid() {
        let said = Self.said(Array((0..<80).map { "k\($0 % 40): x\n" }.joined().utf8))
        let twice = said.filter { $0.contains("is defined twice") }
        #expect(twice == (0..<40).map { "\($0 + 41):1: the key 'k\($0)' is defined twice, first on line \($0 + 1)" })
        #expect(!Self.said(Array((0..<200).map { "k\($0 % 100): x\n" }.joined().utf8)).isEmpty)
    }
}
