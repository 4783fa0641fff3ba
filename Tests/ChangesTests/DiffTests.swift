import Foundation
import Testing
import ToolRunner

/// The output of `dovetail diff`.
@Suite struct DiffTests {
    /// A change of everything that has a kind.
    private func changed() throws -> ShopRepository {
        let shop = try ShopRepository()
        try shop.replace("shared { Session() }", with: "Session()", in: "Sources/App/main.swift")
        try shop.replace(
            "    var card:", with: "    @MainActor var title: String { \"Shop\" }\n    var card:",
            in: "Sources/App/main.swift")
        try shop.replace(
            "scope: .singleton) { _ in DiskStore() }", with: "scope: .weak) { _ in MemoryStore() }",
            in: "Sources/Data/Data.swift")
        try shop.replace(
            "import Core\n", with: "import Core\nimport Data\npublic struct MemoryStore {}\n",
            in: "Sources/Card/Card.swift")
        try shop.replace(
            "var session: Session { get }", with: "var session: Session { get }; var limit: Int { get }",
            in: "Sources/Card/Card.swift")
        try shop.commit("changed")
        return shop
    }

    @Test func saysWhatChanged() throws {
        let shop = try changed()
        let run = try shop.dovetail("diff", "base", "changed")
        #expect(
            run.output == """
                base → changed: 2 new errors, 1 new layer edge, 1 new module edge, 2 changed services, 1 new \
                provider, 1 changed provider, 1 new dependency

                findings
                + 'Card' imports 'Data' but does not declare it as a dependency [undeclared-import] \
                (Sources/Card/Card.swift:2:8)
                + CardComponent needs 'limit: Int', but AppComponent does not provide it [missing-provider] \
                (Sources/Card/Card.swift:5:80)

                layers
                + layer 'feature' uses layer 'data', through 'Card' → 'Data'

                modules
                + 'Card' uses 'Data' (1 import, not declared)

                components
                + AppComponent provides 'title: String' (isolated to MainActor) (Sources/App/main.swift:7:20)
                ~ the lifetime of 'session' of AppComponent: before shared, now computed \
                (Sources/App/main.swift:6:9)

                services
                ~ how Store is built: before builds DiskStore, now builds MemoryStore (Sources/Data/Data.swift:7:11)
                ~ the scope of Store: before singleton, now weak (Sources/Data/Data.swift:7:11)

                wiring
                + CardComponent needs 'limit: Int', which nothing provides (Sources/Card/Card.swift:5:80)

                affected
                  1 root: AppComponent
                  1 component: CardComponent
                  1 container: container
                  1 place in code: Screen

                """, "\(run.output)")
    }

    @Test func savedGraphsAndRevisionsSayTheSame() throws {
        let shop = try changed()
        try shop.git("checkout", "--quiet", "base")
        let before = try shop.dovetail("graph", "--format", "json").output
        try shop.git("checkout", "--quiet", "changed")
        let after = try shop.dovetail("graph", "--format", "json").output
        try shop.folder.write("before.json", before)
        try shop.folder.write("after.json", after)
        for format in ["text", "markdown", "json"] {
            let revisions = try shop.dovetail("diff", "base", "changed", "--format", format).output
            let saved = try shop.dovetail("diff", "before.json", "after.json", "--format", format).output
            let named = saved.replacingOccurrences(of: "before.json", with: "base")
                .replacingOccurrences(of: "after.json", with: "changed")
            #expect(named == revisions)
        }
        #expect(
            try shop.dovetail("diff", "before.json", "before.json").output
                == "before.json → before.json: no change in wiring, modules or findings\n")
    }

    @Test func markdownHasTheCountsAndFoldsTheRest() throws {
        let run = try changed().dovetail("diff", "base", "changed", "--format", "markdown")
        #expect(
            run.output == """
                ### Wiring and modules

                `base` → `changed`: 2 new errors, 1 new layer edge, 1 new module edge, 2 changed services, 1 \
                new provider, 1 changed provider, 1 new dependency.

                - **New error:** 'Card' imports 'Data' but does not declare it as a dependency \
                [undeclared-import] at `Sources/Card/Card.swift:2`
                - **New error:** CardComponent needs 'limit: Int', but AppComponent does not provide it \
                [missing-provider] at `Sources/Card/Card.swift:5`
                - **+** layer 'feature' uses layer 'data', through 'Card' → 'Data'

                Affected: 1 root, 1 component, 1 container, 1 place in code.

                <details><summary>Findings (2)</summary>

                - **New error:** 'Card' imports 'Data' but does not declare it as a dependency \
                [undeclared-import] at `Sources/Card/Card.swift:2`
                - **New error:** CardComponent needs 'limit: Int', but AppComponent does not provide it \
                [missing-provider] at `Sources/Card/Card.swift:5`

                </details>

                <details><summary>Layers (1)</summary>

                - **+** layer 'feature' uses layer 'data', through 'Card' → 'Data'

                </details>

                <details><summary>Modules (1)</summary>

                - **+** 'Card' uses 'Data' (1 import, not declared)

                </details>

                <details><summary>Components (2)</summary>

                - **+** AppComponent provides 'title: String' (isolated to MainActor) at `Sources/App/main.swift:7`
                - **~** the lifetime of 'session' of AppComponent: before shared, now computed at \
                `Sources/App/main.swift:6`

                </details>

                <details><summary>Services (2)</summary>

                - **~** how Store is built: before builds DiskStore, now builds MemoryStore at \
                `Sources/Data/Data.swift:7`
                - **~** the scope of Store: before singleton, now weak at `Sources/Data/Data.swift:7`

                </details>

                <details><summary>Wiring (1)</summary>

                - **+** CardComponent needs 'limit: Int', which nothing provides at `Sources/Card/Card.swift:5`

                </details>

                <details><summary>What is affected</summary>

                - 1 root: `AppComponent`
                - 1 component: `CardComponent`
                - 1 container: `container`
                - 1 place in code: `Screen`

                </details>

                """, "\(run.output)")
    }

    @Test func jsonHasCountsAndChanges() throws {
        let run = try changed().dovetail("diff", "base", "changed", "--format", "json")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(json["version"] as? Int == 1)
        #expect((json["counts"] as? [String: Int])?["new-errors"] == 2)
        let changes = try #require(json["changes"] as? [[String: Any]])
        let lifetime = try #require(changes.first { $0["kind"] as? String == "changed-providers" })
        #expect(lifetime["before"] as? String == "shared")
        #expect(lifetime["after"] as? String == "computed")
        let affected = try #require(json["affected"] as? [String: [String]])
        #expect(affected["roots"] == ["AppComponent"])
        #expect(affected["components"] == ["CardComponent"])
        #expect(affected["containers"] == ["container"])
    }

    /// A finding that only moved to another line, and one whose file was moved, are the same ones.
    @Test func movedLinesAreNoChange() throws {
        let shop = try ShopRepository()
        try shop.replace("    var session: Session { shared { Session() } }\n", with: "", in: "Sources/App/main.swift")
        try shop.commit("broken")
        for path in ["Sources/App/main.swift", "Sources/Card/Card.swift", "Sources/Data/Data.swift"] {
            try shop.replace("import Dovetail\n", with: "\n\n// More lines.\nimport Dovetail\n\n", in: path)
        }
        try shop.git("mv", "Sources/Card/Card.swift", "Sources/Card/Parts.swift")
        try shop.git("mv", "Sources/Card/Parts.swift", "Sources/Card/Card.swift")
        try shop.commit("moved")
        let run = try shop.dovetail("diff", "broken", "moved")
        #expect(run.output == "broken → moved: no change in wiring, modules or findings\n")
        let back = try shop.dovetail("diff", "broken", "base").output
        #expect(back.hasPrefix("broken → base: 1 fixed error, "), "\(back)")
        try #require(
            FileManager.default.createDirectory(
                at: shop.folder.url.appendingPathComponent("Sources/Card/Old"), withIntermediateDirectories: true) == ()
        )
        try shop.git("mv", "Sources/Card/Card.swift", "Sources/Card/Old/Card.swift")
        #expect(try shop.dovetail("diff", "moved").output.hasPrefix("moved → files on disk: no change"))
    }

    @Test func failsOnChosenKinds() throws {
        let shop = try changed()
        let run = try shop.dovetail("diff", "base", "changed", "--fail-on", "new-layer-edges,new-errors", status: 1)
        #expect(
            run.errors.hasSuffix("error: 2 new errors and 1 new layer edge; --fail-on does not allow this\n"),
            "\(run.errors)")
        _ = try shop.dovetail("diff", "base", "changed", "--fail-on", "new-modules", "--fail-on", "removed-services")
        let unknown = try shop.dovetail("diff", "base", "changed", "--fail-on", "new-error", status: 2)
        #expect(
            unknown.errors.hasPrefix(
                "error: --fail-on does not know 'new-error'; did you mean 'new-errors'?; kinds: new-errors, "),
            "\(unknown.errors)")
    }

    @Test func readsWhatIsNotCommittedAndChangesNothing() throws {
        let shop = try ShopRepository()
        try shop.folder.write(".gitignore", "Ignored.swift\n")
        try shop.commit("ignoring")
        try shop.replace("scope: .singleton", with: "scope: .weak", in: "Sources/Data/Data.swift")
        try shop.git("add", "Sources/Data/Data.swift")
        try shop.replace("scope: .weak", with: "scope: .graph", in: "Sources/Data/Data.swift")
        let component = "import Dovetail\nfinal class %: BootstrapComponent {}\n"
        try shop.folder.write("Sources/App/New.swift", component.replacingOccurrences(of: "%", with: "NewComponent"))
        try shop.folder.write("Sources/App/Ignored.swift", component.replacingOccurrences(of: "%", with: "Unseen"))
        func state() throws -> [String] {
            let index = try Data(contentsOf: shop.folder.url.appendingPathComponent(".git/index"))
            return [
                try shop.git("--no-optional-locks", "status", "--porcelain"), index.base64EncodedString(),
                try shop.git("count-objects", "-v"), try shop.git("worktree", "list", "--porcelain"),
            ]
        }
        let before = try state()
        let run = try shop.dovetail("diff", "ignoring")
        #expect(
            run.output.contains("~ the scope of Store: before singleton, now graph (Sources/Data/Data.swift:7:11)"),
            "\(run.output)")
        #expect(run.output.contains("+ NewComponent, in App, a root"))
        #expect(!run.output.contains("Unseen"))
        #expect(try state() == before)
    }

    @Test func readsWhatTheOptionsName() throws {
        let shop = try changed()
        let run = try shop.dovetail("diff", "base", "changed", ".", "--exclude", "Sources/Card/*")
        #expect(run.output.contains("the scope of Store"), "\(run.output)")
        #expect(!run.output.contains("CardComponent"), "\(run.output)")
        let target = try shop.dovetail("diff", "base", "changed", ".", "--target", "Nowhere", status: 2)
        #expect(target.errors.contains("'Nowhere'"), "\(target.errors)")
        let tuist = try shop.dovetail("diff", "base", "changed", ".", "--evaluate-manifests")
        #expect(tuist.output.contains("the scope of Store"), "\(tuist.errors)")
    }

    @Test func readsAFolderOfTheRepository() throws {
        let shop = try ShopRepository()
        try shop.git("mv", "-k", "Package.swift", "dovetail.yml", "Sources", "Tests", ".")
        let inner = try ShopRepository(
            Dictionary(uniqueKeysWithValues: ShopRepository.files.map { ("Apps/Shop/\($0.key)", $0.value) }))
        try inner.replace("scope: .singleton", with: "scope: .weak", in: "Apps/Shop/Sources/Data/Data.swift")
        let run = try Command.dovetail(["diff", "base"], in: inner.folder.url.appendingPathComponent("Apps/Shop"))
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("before singleton, now weak (Sources/Data/Data.swift:7:11)"), "\(run.output)")
    }
}
