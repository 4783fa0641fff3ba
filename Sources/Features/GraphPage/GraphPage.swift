import DovetailBasics
import DovetailDiagnostics
import DovetailGraphs
import Foundation

/// A page that shows graphs: one HTML file that loads nothing.
package struct GraphPage: Sendable {
    package var title: String
    package var sections: [PageSection]
    package var findings: [PageFinding]
    /// What was not understood, in lines of text.
    package var gaps: [String]

    package init(title: String, sections: [PageSection], findings: [PageFinding], gaps: [String]) {
        (self.title, self.sections, self.findings, self.gaps) = (title, sections, findings, gaps)
    }

    /// What the page's script reads.
    private struct Content: Encodable {
        var title: String
        var sections: [PageSection]
        var findings: [PageFinding]
        var gaps: [String]
    }

    /// The whole file. The same page gives the same bytes.
    ///
    /// - Throws: what the JSON encoder throws.
    package func html() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let content = Content(title: title, sections: sections, findings: findings, gaps: gaps)
        // No text ends the element that contains it.
        let data = String(decoding: try encoder.encode(content), as: UTF8.self)
            .replacingOccurrences(of: "<", with: "\\u003c")
        let name = MarkupText.escaped(title)
        let drawings = sections.flatMap { section in
            section.drawings.map { "<template id=\"drawing-\(section.id)-\($0.id)\">\($0.svg)</template>" }
        }
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <title>\(name)</title>
            <style>
            \(Self.text("page.css"))</style>
            </head>
            <body>
            <header class="bar">
            <strong>\(name)</strong>
            <nav aria-label="Views"></nav>
            <div class="find"><input type="search" placeholder="Search (press /)" aria-label="Search" role="combobox" aria-expanded="false" aria-controls="hits" autocomplete="off" spellcheck="false"><ul class="hits" id="hits" hidden></ul></div>
            <button id="theme" aria-label="Light or dark">◐</button>
            <button id="help" aria-label="Help">?</button>
            </header>
            <main><noscript>This page needs JavaScript. It loads nothing from a network.</noscript></main>
            <dialog>
            <h2>How to use this page</h2>
            <p>Follow a name to see what needs it and what it needs. Back works, and the address can be shared.</p>
            <p><kbd>/</kbd> searches, <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd> choose; <kbd>1</kbd> <kbd>2</kbd> <kbd>3</kbd> open the views;
            <kbd>Tab</kbd> moves from link to link.</p>
            <p>Boxes with a red outline have errors, those with a yellow outline have warnings. A double border marks an entry point:
            an app, a root component, code that nothing else leads to, or a group with one of these.</p>
            <p>Arrows: thick for "creates" and "builds"; dashed if a component takes something from an ancestor, or if an edge between modules
            should be cut; dotted if a service is resolved later, or a module is declared but not imported; red for errors and for what is
            missing or forbidden; yellow for warnings.</p>
            <form method="dialog"><button>Close</button></form>
            </dialog>
            \(drawings.joined(separator: "\n"))
            <script type="application/json" id="data">\(data)</script>
            <script>
            \(Self.text("page.js"))</script>
            </body>
            </html>

            """
    }

    private static func text(_ part: String) -> String {
        let path = "Sources/Features/GraphPage/Parts/\(part)"
        guard let bytes = EmbeddedText.bytes(of: path) else { preconditionFailure("the tool contains no \(path)") }
        return String(decoding: bytes, as: UTF8.self)
    }
}
