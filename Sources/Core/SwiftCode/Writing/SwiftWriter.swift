import DovetailBasics
package import DovetailFacts

/// Lines of Swift with their indentation.
package struct SwiftWriter {
    /// The text in UTF-8.
    package private(set) var bytes: [UInt8] = []
    /// The number of lines.
    package private(set) var lines = 0
    private var depth = 0

    package init() {}

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Adds an empty line.
    package mutating func line() {
        bytes.append(UInt8(ascii: "\n"))
        lines += 1
    }

    /// Adds one line with the current indentation.
    package mutating func line(_ line: SwiftText) {
        if !line.bytes.isEmpty { begin(line) }
        self.line()
    }

    private mutating func begin(_ line: SwiftText) {
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 4 * depth))
        bytes += line.bytes
    }

    /// Adds what `body` writes, under `#if` unless it is compiled in every build.
    package mutating func conditional(_ condition: Condition, _ body: (inout SwiftWriter) -> Void) {
        open(condition)
        body(&self)
        close(condition)
    }

    /// Adds the line that begins what is compiled under a condition, unless it is compiled in every build.
    package mutating func open(_ condition: Condition) {
        if !condition.isAlways { line("#if \(condition)") }
    }

    /// Adds the line that ends it.
    package mutating func close(_ condition: Condition) {
        if !condition.isAlways { line("#endif") }
    }

    /// Adds `opening {`, the body indented by one level, and `}`.
    package mutating func block(_ opening: SwiftText, _ body: (inout SwiftWriter) -> Void) {
        open(opening)
        body(&self)
        close()
    }

    /// Adds `opening {` and indents what follows by one level until `close`.
    package mutating func open(_ opening: SwiftText) {
        begin(opening)
        bytes.append(contentsOf: " {".utf8)
        line()
        depth += 1
    }

    /// Adds what `body` writes, indented by one level.
    package mutating func indented(_ body: (inout SwiftWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Adds the `}` for the last `open`.
    package mutating func close() {
        depth -= 1
        line("}")
    }
}

extension SwiftWriter {
    /// The beginning of a generated file: `header`, such as a licence, then which tool wrote the file, and comments
    /// that disable formatters and linters.
    package mutating func heading(_ header: String, mark: String) {
        var lines = header.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while lines.last?.isEmpty == true { lines.removeLast() }
        for line in lines { self.line("\(String(line))") }
        line("\(mark)")
        line("// swift-format-ignore-file")
        line("// swiftlint:disable all")
    }
}

extension String {
    /// The import of a module; a complete declaration is returned as it is.
    package var asImport: String { contains(text: "import ") ? self : "import \(self)" }
}
