import DovetailChanges
import DovetailDiagnostics
import DovetailGraphs
import Foundation
import Testing
import ToolRunner

/// The pages that `dovetail docs` writes.
@Suite struct DocsTests {
    private func page(_ name: String, of shop: ShopRepository) throws -> String {
        try String(contentsOf: shop.folder.url.appendingPathComponent("Docs/Modules/\(name)"), encoding: .utf8)
    }

    @Test func writesAPageForEachModuleAndAnIndex() throws {
        let shop = try ShopRepository()
        let run = try shop.dovetail("docs", "--output", "Docs/Modules")
        #expect(run.errors.hasSuffix("5 pages in Docs/Modules: 5 written, 0 deleted, 0 up to date\n"), "\(run.errors)")
        #expect(
            try page("Card.md", of: shop) == """
                <!-- Written by 'dovetail docs'. Changes to this file will be overwritten. -->

                # Card

                A library, declared in `Package.swift`.

                ## Provides

                | component | provides to those below it | lifetime | isolation |
                | --- | --- | --- | --- |
                | `CardComponent` | – |  |  |

                ## Needs

                - `CardComponent` takes `session: Session` from `AppComponent`, in [App](App.md)

                - uses [Core](Core.md)

                ## Created and used by

                - `AppComponent`, in [App](App.md), creates `CardComponent`

                - [App](App.md) uses it

                ## Layer and rules

                Layer `feature`, which may use the layers `core` and `data`.

                - `core-alone` (protect): the database is private

                ## Picture

                ```mermaid
                %%{init: {"flowchart": {"wrappingWidth": 400}}}%%
                flowchart LR
                  subgraph own["Card<br>#91;module#93;"]
                    n0["CardComponent<br>#91;component#93;"]
                  end
                  subgraph other0["App<br>#91;module#93;"]
                    n1["AppComponent<br>#91;root component#93;"]
                  end
                  n1 ==>|creates| n0
                  n0 -.->|takes from| n1
                ```

                [All modules](README.md)

                """)
        #expect(
            try page("Data.md", of: shop) == """
                <!-- Written by 'dovetail docs'. Changes to this file will be overwritten. -->

                # Data

                A library, declared in `Package.swift`.

                ## Provides

                | service | scope | how it is built | container |
                | --- | --- | --- | --- |
                | `Store` | `singleton` | `builds DiskStore` | `container` |

                ## Needs

                - uses [Core](Core.md)

                ## Created and used by

                - [App](App.md) uses it

                ## Layer and rules

                Layer `data`, which may use the layer `core`.

                - `core-alone` (protect): the database is private

                ## Picture

                ```mermaid
                %%{init: {"flowchart": {"wrappingWidth": 400}}}%%
                flowchart LR
                  subgraph own["Data<br>#91;module#93;"]
                    n0["Store<br>#91;service, scope singleton#93;"]
                  end
                  subgraph other0["App<br>#91;module#93;"]
                    n1["Screen<br>#91;code#93;"]
                  end
                  n1 -->|resolves| n0
                ```

                [All modules](README.md)

                """)
        #expect(
            try page("README.md", of: shop) == """
                <!-- Written by 'dovetail docs'. Changes to this file will be overwritten. -->

                # Modules

                ## Layer `app`

                It may use the layers `feature`, `data` and `core`.

                | module | kind | components | services | used by |
                | --- | --- | --- | --- | --- |
                | [App](App.md) | app | 1 | 0 | 0 modules |

                ## Layer `feature`

                It may use the layers `core` and `data`.

                | module | kind | components | services | used by |
                | --- | --- | --- | --- | --- |
                | [Card](Card.md) | library | 1 | 0 | 1 module |

                ## Layer `data`

                It may use the layer `core`.

                | module | kind | components | services | used by |
                | --- | --- | --- | --- | --- |
                | [Data](Data.md) | library | 0 | 1 | 1 module |

                ## Layer `core`

                It may use no layer.

                | module | kind | components | services | used by |
                | --- | --- | --- | --- | --- |
                | [Core](Core.md) | library | 0 | 0 | 3 modules |

                """)
        let again = try shop.dovetail("docs", "--output", "Docs/Modules")
        #expect(again.errors.hasSuffix("5 pages in Docs/Modules: 0 written, 0 deleted, 5 up to date\n"))
        #expect(try shop.dovetail("docs", "--output", "Docs/Modules", "--check").errors.isEmpty)
    }

    /// A vertical bar would end a cell, in code as well.
    @Test func aNameMayHaveAVerticalBar() {
        let place = DovetailDiagnostics.SourceLocation(path: "App/main.swift", line: 1, column: 1)
        var store = WiringGraph.Node(kind: .service, name: "Store", location: place)
        store.serviceName = "a|b"
        var app = GraphDocument.Module(name: "Shop|App", kind: "app")
        app.files = ["App/main.swift"]
        var document = GraphDocument(WiringGraph(nodes: [store], edges: []))
        document.modules = [app]
        let pages = ModulePages(document).pages
        #expect(pages.map(\.name) == ["README.md", "Shop_App.md"])
        #expect(pages[0].text.contains("\n| [Shop\\|App](Shop_App.md) | app | 0 | 1 | 0 modules |\n"))
        #expect(pages[1].text.contains("\n| `Store named \"a\\|b\"` |  |  |  |\n"))
    }

    @Test func checkListsStalePagesAndWritesNothing() throws {
        let shop = try ShopRepository()
        _ = try shop.dovetail("docs", "--output", "Docs/Modules")
        let before = try page("Data.md", of: shop)
        try shop.replace("scope: .singleton", with: "scope: .weak", in: "Sources/Data/Data.swift")
        try FileManager.default.removeItem(at: shop.folder.url.appendingPathComponent("Docs/Modules/Core.md"))
        try FileManager.default.copyItem(
            at: shop.folder.url.appendingPathComponent("Docs/Modules/Card.md"),
            to: shop.folder.url.appendingPathComponent("Docs/Modules/Gone.md"))
        let run = try shop.dovetail("docs", "--output", "Docs/Modules", "--check", status: 1)
        for line in [
            "Docs/Modules/Data.md:1:1: error: the page is stale; run the same command without --check",
            "Docs/Modules/Core.md:1:1: error: the page is missing; run the same command without --check",
            "Docs/Modules/Gone.md:1:1: error: the page is about a module that no longer exists",
        ] { #expect(run.errors.contains(line), "\(run.errors)") }
        #expect(try page("Data.md", of: shop) == before)
        let written = try shop.dovetail("docs", "--output", "Docs/Modules")
        #expect(written.errors.contains("3 written, 1 deleted, 2 up to date"), "\(written.errors)")
        #expect(throws: (any Error).self) { try page("Gone.md", of: shop) }
    }

    @Test func neverTouchesFilesThatItDidNotWrite() throws {
        let shop = try ShopRepository()
        try shop.folder.write("Docs/Modules/Notes.md", "# Notes\n")
        _ = try shop.dovetail("docs", "--output", "Docs/Modules")
        #expect(try page("Notes.md", of: shop) == "# Notes\n")
        try shop.folder.write("Docs/Modules/Card.md", "# Ours\n")
        let run = try shop.dovetail("docs", "--output", "Docs/Modules", status: 2)
        #expect(
            run.errors.hasSuffix(
                "error: 'Docs/Modules/Card.md' was not written by 'dovetail docs'; move it, or pass another folder to "
                    + "--output\n"
            ))
        #expect(try page("Card.md", of: shop) == "# Ours\n")
    }

    /// Two packages in one repository, of which one is read.
    @Test func pagesOfModulesThatWereNotReadStay() throws {
        func manifest(_ name: String, _ targets: String...) -> String {
            let list = targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
            return "// swift-tools-version: 6.0\nimport PackageDescription\n"
                + "let package = Package(name: \"\(name)\", targets: [\(list)])\n"
        }
        let shop = try ShopRepository([
            "A/Package.swift": manifest("A", "Card", "Cart"), "A/Sources/Card/Card.swift": "struct Card {}\n",
            "A/Sources/Cart/Cart.swift": "struct Cart {}\n", "B/Package.swift": manifest("B", "Data"),
            "B/Sources/Data/Data.swift": "struct Data {}\n",
        ])
        _ = try shop.dovetail("docs", "--output", "Docs/Modules")
        let index = try page("README.md", of: shop)
        #expect(index.contains("[Data](Data.md)"))
        let part = try shop.dovetail("docs", "--output", "Docs/Modules", "A")
        #expect(
            part.errors == "2 pages in Docs/Modules: 0 written, 0 deleted, 2 up to date\n"
                + "note: the index and 1 page of modules that were not read stay as they are\n", "\(part.errors)")
        #expect(try page("README.md", of: shop) == index)
        #expect(try shop.dovetail("docs", "--output", "Docs/Modules", "A", "--check").errors.isEmpty)
        // A module that is gone from the manifest that was read, and one whose manifest is gone.
        try shop.folder.write("A/Package.swift", manifest("A", "Card"))
        _ = try shop.dovetail("docs", "--output", "Docs/Modules", "B")
        #expect(try page("Cart.md", of: shop).contains("# Cart"))
        _ = try shop.dovetail("docs", "--output", "Docs/Modules", "A")
        #expect(throws: (any Error).self) { try page("Cart.md", of: shop) }
        try FileManager.default.removeItem(at: shop.folder.url.appendingPathComponent("B"))
        _ = try shop.dovetail("docs", "--output", "Docs/Modules", "A")
        #expect(throws: (any Error).self) { try page("Data.md", of: shop) }
        #expect(try !page("README.md", of: shop).contains("Data"))
    }

    /// Each part calls its page after its module.
    @Test func aPageOfAnotherPartIsNotOverwritten() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "Core")])
            """
        let shop = try ShopRepository([
            "A/Package.swift": manifest, "A/Sources/Core/Core.swift": "struct One {}\n", "B/Package.swift": manifest,
            "B/Sources/Core/Core.swift": "struct Two {}\n",
        ])
        _ = try shop.dovetail("docs", "--output", "Docs/Modules", "A")
        let run = try shop.dovetail("docs", "--output", "Docs/Modules", "B", status: 2)
        #expect(
            run.errors
                == "error: 'Docs/Modules/Core.md' is about a module of 'A/Package.swift', which was not read, and another "
                + "module has the same name; read all folders, or pass another one to --output\n", "\(run.errors)")
    }

    @Test func needsModules() throws {
        let shop = try ShopRepository([
            "App/main.swift": "import Dovetail\nfinal class AppComponent: BootstrapComponent {}\n"
        ])
        let run = try shop.dovetail("docs", "--output", "Docs", status: 2)
        #expect(run.errors.contains("error: no modules were found"), "\(run.errors)")
    }
}
