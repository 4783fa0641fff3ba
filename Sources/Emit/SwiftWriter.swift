/// Lines of Swift with their indentation.
package struct SwiftWriter {
    package private(set) var text = ""
    /// How many lines there are.
    package private(set) var lines = 0
    private var depth = 0

    package init() {}

    /// Adds one line; `#if` lines among it go to the margin of their block.
    package mutating func line(_ line: String = "") {
        text += line.isEmpty ? "\n" : String(repeating: "    ", count: depth) + line + "\n"
        lines += 1
    }

    /// Adds `opening {`, the body one step in, and `}`.
    package mutating func block(_ opening: String, _ body: (inout SwiftWriter) -> Void) {
        open(opening)
        body(&self)
        close()
    }

    /// Adds `opening {`. What follows goes one step in, until it is closed.
    package mutating func open(_ opening: String) {
        line("\(opening) {")
        depth += 1
    }

    /// Adds the `}` of what was opened last.
    package mutating func close() {
        depth -= 1
        line("}")
    }
}

extension SwiftWriter {
    /// What a generated file begins with: `header`, such as a licence, what wrote the file, and words that keep
    /// formatters and linters away.
    package mutating func heading(_ header: String, mark: String) {
        var lines = header.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.last?.isEmpty == true { lines.removeLast() }
        for line in lines { self.line(String(line)) }
        line(mark)
        line("// swift-format-ignore-file")
        line("// swiftlint:disable all")
    }
}

extension String {
    /// The import of a module; what is a whole declaration already stays as it is.
    package var asImport: String { contains("import ") ? self : "import \(self)" }
}
