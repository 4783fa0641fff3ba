import DovetailBasics

/// A page of documentation for each module, and an index: a function of the document alone.
package struct ModulePages: Sendable {
    /// A file's name, and its text.
    package struct Page: Hashable, Sendable {
        package var name: String
        package var text: String
    }

    /// The first line of each page, by which pages are recognized.
    package static let mark = "<!-- Written by 'dovetail docs'. Changes to this file will be overwritten. -->"

    /// The name of the index.
    package static let index = PageNames.index

    /// The index first, then the modules in the document's order.
    package let pages: [Page]

    /// The pages of all modules but tests.
    package init(_ document: GraphDocument) {
        let contents = ModuleContents(document)
        let names = PageNames(contents.modules)
        let shown = contents.modules.indices.filter { contents.modules[$0].kind != "test" }
        pages =
            [Page(name: PageNames.index, text: Self.text(IndexPage(contents, names, shown).lines))]
            + shown.map { module in
                Page(name: names[module], text: Self.text(ModulePage(contents, names, module).lines))
            }
    }

    /// The path of the manifest that declares the module of a page, from the folder in which the page was written; nil
    /// if the page names none.
    package static func manifest(ofPage text: String) -> String? {
        let lines = text.split(separator: "\n", maxSplits: 6, omittingEmptySubsequences: false)
        return lines.prefix(6).firstResult { GraphDocument.Module.manifest(inSentence: $0) }
    }

    private static func text(_ lines: [String]) -> String { ([mark, ""] + lines).joined(separator: "\n") + "\n" }
}

/// The names of the pages, which differ even where case does not count.
struct PageNames {
    /// The name of the index, which GitHub shows for its folder.
    static let index = "README.md"

    private let names: [String]

    init(_ modules: [GraphDocument.Module]) {
        var used: Set<String> = [Self.index.lowercased()]
        names = modules.map { module in
            let plain = Self.safe(module.name)
            let packaged = plain + (module.package.map { "-\(Self.safe($0))" } ?? "-module")
            let numbered = (2...).lazy.map { "\(packaged)-\($0)" }
            let free = ([plain, packaged] + numbered.prefix(modules.count + 1)).first {
                used.insert("\($0).md".lowercased()).inserted
            }
            return "\(free ?? plain).md"
        }
    }

    subscript(module: Int) -> String { names[module] }

    /// The name with everything replaced that some file system or a link could interpret.
    private static func safe(_ name: String) -> String {
        let kept = name.map { $0.isLetter || $0.isNumber || "_-+".contains($0) ? $0 : "_" }
        return kept.isEmpty ? "_" : String(kept)
    }
}
