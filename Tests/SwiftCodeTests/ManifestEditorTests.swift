import DovetailSwiftCode
import Foundation
import Testing

/// Edits of a manifest's text, in its own style.
@Suite struct ManifestEditorTests {
    /// A manifest with `targets` as the text of its list of targets.
    private func manifest(_ targets: String) -> String {
        "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(\n    name: \"P\",\n"
            + "    targets: \(targets)\n)\n"
    }

    // MARK: Dependencies

    @Test(arguments: [
        (#"[.target(name: "A")]"#, #"[.target(name: "A", dependencies: ["X"])]"#),
        (#"[.target(name: "A", dependencies: [])]"#, #"[.target(name: "A", dependencies: ["X"])]"#),
        (#"[.target(name: "A", dependencies: ["B"])]"#, #"[.target(name: "A", dependencies: ["B", "X"])]"#),
        (#"[.target(name: "A", dependencies: ["B",])]"#, #"[.target(name: "A", dependencies: ["B", "X",])]"#),
        (
            #"[.target(name: "A", dependencies: ["B", .product(name: "C", package: "c")])]"#,
            #"[.target(name: "A", dependencies: ["B", "X", .product(name: "C", package: "c")])]"#
        ),
        (#"[.target(name: "A", path: "a")]"#, #"[.target(name: "A", dependencies: ["X"], path: "a")]"#),
        (
            "[\n  .target(\n    name: \"A\", // first\n    path: \"a\"\n  )\n]",
            "[\n  .target(\n    name: \"A\", // first\n    dependencies: [\"X\"],\n    path: \"a\"\n  )\n]"
        ),
        (
            "[.target(name: \"A\", dependencies: [\n\t\"B\", // why\n\t\"C\"  // last\n])]",
            "[.target(name: \"A\", dependencies: [\n\t\"B\", // why\n\t\"C\",  // last\n\t\"X\"\n])]"
        ),
        (
            "[.target(name: \"A\", dependencies: [\n    \"B\",\n    // \"C\",\n])]",
            "[.target(name: \"A\", dependencies: [\n    \"B\",\n    \"X\",\n    // \"C\",\n])]"
        ),
        (
            "[.target(name: \"A\", dependencies: [\n    // none yet\n])]",
            "[.target(name: \"A\", dependencies: [\n    // none yet\n    \"X\",\n])]"
        ),
        (
            "[.target(name: \"A\", dependencies: [\r\n    \"B\",\r\n])]",
            "[.target(name: \"A\", dependencies: [\r\n    \"B\",\r\n    \"X\",\r\n])]"
        ),
    ])
    func aDependencyIsAdded(_ before: String, _ after: String) throws {
        let crlf = before.contains("\r\n")
        let source = crlf ? windows(manifest(before)) : manifest(before)
        #expect(
            try ManifestEditor(source).adding(.target("X"), to: "A")
                == (crlf ? windows(manifest(after)) : manifest(after)))
        // Removing it again restores the text if there was a list.
        if before.contains("dependencies: ["), !before.contains("// none yet") {
            #expect(
                try ManifestEditor(ManifestEditor(source).adding(.target("X"), to: "A")).removing("X", from: "A")
                    == source)
        }
    }

    private func windows(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            .joined(separator: "\r\n")
    }

    @Test(arguments: [
        (#"["X"]"#, "[]"), (#"["X",]"#, "[]"), (#"["X", "B"]"#, #"["B"]"#), (#"["B", "X"]"#, #"["B"]"#),
        (#"["B", "X",]"#, #"["B",]"#), (#"["B", .target(name: "X"), "C"]"#, #"["B", "C"]"#),
        ("[\n    \"X\",\n]", "[]"), ("[\n    \"X\" // why\n]", "[\n]"),
        ("[\n    \"B\",\n    \"X\"\n]", "[\n    \"B\"\n]"),
        ("[\n    \"B\", // b\n    \"X\", // x\n    \"C\",\n]", "[\n    \"B\", // b\n    \"C\",\n]"),
        ("[\n    \"X\", \"B\",\n    \"C\",\n]", "[\n    \"B\",\n    \"C\",\n]"),
        ("[\n    .product(\n        name: \"X\",\n        package: \"x\"\n    ),\n    \"B\",\n]", "[\n    \"B\",\n]"),
        (#"["X", /* keep */ "B"]"#, #"[/* keep */ "B"]"#), (#"["B", /* keep */ "X"]"#, #"["B" /* keep */]"#),
        (#"["B", /* keep */ "X",]"#, #"["B", /* keep */]"#), (#"["X" /* keep */, "B"]"#, #"[/* keep */ "B"]"#),
        (#"["B" /* keep */, "X"]"#, #"["B" /* keep */]"#), (#"[/* keep */ "X"]"#, #"[/* keep */ ]"#),
        ("[\n    \"X\", /* b */ \"B\",\n]", "[\n    /* b */ \"B\",\n]"),
    ])
    func aDependencyIsRemoved(_ before: String, _ after: String) throws {
        func source(_ list: String) -> String { manifest("[.testTarget(name: \"A\", dependencies: \(list))]") }
        #expect(try ManifestEditor(source(before)).removing("X", from: "A") == source(after))
    }

    // MARK: Targets and packages

    @Test func aTargetFollowsTheLastOfItsKind() throws {
        let before = """
            [
                .target(name: "A"),  // the first
                .executableTarget(name: "App", dependencies: ["A"]),

                .testTarget(name: "ATests", dependencies: ["A"])
            ]
            """
        let after = """
            [
                .target(name: "A"),  // the first
                .target(name: "B", dependencies: ["A"]),
                .executableTarget(name: "App", dependencies: ["A"]),

                .testTarget(name: "ATests", dependencies: ["A"]),
                .testTarget(name: "BTests")
            ]
            """
        let once = try ManifestEditor(manifest(before)).adding(
            NewTarget(.library, name: "B", dependencies: [.target("A")]))
        #expect(try ManifestEditor(once).adding(NewTarget(.test, name: "BTests")) == manifest(after))
    }

    @Test func aTargetOfSeveralLinesHasTheIndentationAroundIt() throws {
        let target = NewTarget(.library, name: "B", dependencies: [.target("A"), .comment("more")])
        #expect(
            try ManifestEditor(manifest("[\n    .target(name: \"A\"),\n  ]")).adding(target)
                == manifest(
                    """
                    [
                        .target(name: "A"),
                        .target(
                          name: "B",
                          dependencies: [
                            "A",
                            // more
                          ]
                        ),
                      ]
                    """))
        #expect(
            try ManifestEditor(manifest("[]")).adding(NewTarget(.library, name: "B"))
                == manifest("[.target(name: \"B\")]"))
    }

    @Test func aPackageIsAdded() throws {
        let url = NewPackage.url("https://example.com/a", from: "1.0.0")
        let none = manifest("[]")
        let one = try ManifestEditor(none).adding(url)
        #expect(
            one.contains(
                """
                    name: "P",
                    dependencies: [
                        .package(url: "https://example.com/a", from: "1.0.0"),
                    ],
                    targets: []
                """), "\(one)")
        let two = try ManifestEditor(one).adding(.path("../b", name: "b"))
        #expect(two.contains("from: \"1.0.0\"),\n        .package(name: \"b\", path: \"../b\"),\n    ],"), "\(two)")
    }

    // MARK: Refusals

    @Test(arguments: [
        ("[.target(name: \"B\")]", "has no target 'A'"), ("[.target(name: name)]", "has no target 'A'"),
        ("[.target(name: \"A\", dependencies: all)]", "dependencies of the target 'A' are not an array"),
        ("[.target(name: \"A\", dependencies: [.product(name: \"X\", package: \"x\")])]", "already depends on 'X'"),
        ("targets", "targets in Package.swift are not an array"), ("[.target(name: \"A\"]", "a syntax error"),
    ])
    func whatCannotBeAddedIsSaid(_ targets: String, _ reason: String) throws {
        let refusal = #expect(throws: ManifestEditor.Refusal.self) {
            try ManifestEditor(manifest(targets)).adding(.target("X"), to: "A")
        }
        #expect(refusal?.description.contains(reason) == true, "\(String(describing: refusal))")
    }

    @Test(arguments: [
        (
            "package.targets.append(.target(name: \"A\"))",
            "package.targets.append(.target(name: \"A\", dependencies: [\"X\"]))"
        ),
        (
            "package.targets += [\n    .target(name: \"A\", dependencies: [.target(name: \"B\")]),\n]",
            "package.targets += [\n    .target(name: \"A\", dependencies: [.target(name: \"B\"), \"X\"]),\n]"
        ),
        ("let a = Target.target(name: \"A\")", "let a = Target.target(name: \"A\", dependencies: [\"X\"])"),
    ])
    func aTargetElsewhereInTheManifestIsChanged(_ before: String, _ after: String) throws {
        let source = manifest("[.testTarget(name: \"T\", dependencies: [.target(name: \"A\")])]") + "\n"
        let changed = try ManifestEditor(source + before + "\n").adding(.target("X"), to: "A")
        #expect(changed == source + after + "\n")
        let refusal = #expect(throws: ManifestEditor.Refusal.self) {
            try ManifestEditor(source + before + "\n" + before + "\n").adding(.target("X"), to: "A")
        }
        #expect(refusal?.description == "Package.swift lists the target 'A' more than once")
    }

    @Test func twoPackagesAreNotToldApart() {
        let source = "#if os(Linux)\n\(manifest("[.target(name: \"A\")]"))\n#else\n\(manifest("[]"))\n#endif\n"
        let refusal = #expect(throws: ManifestEditor.Refusal.self) {
            try ManifestEditor(source).adding(.target("X"), to: "A")
        }
        #expect(refusal?.description == "Package.swift creates more than one Package")
    }

    @Test func aTargetThatIsThereIsNotAddedAgain() {
        let source = manifest("[.target(name: \"A\")]")
        #expect(throws: ManifestEditor.Refusal.self) { try ManifestEditor(source).adding(NewTarget(.test, name: "A")) }
        #expect(throws: ManifestEditor.Refusal.self) { try ManifestEditor(source).removing("X", from: "A") }
        #expect(throws: ManifestEditor.Refusal.self) { try ManifestEditor("").adding(NewTarget(.test, name: "A")) }
    }
}
