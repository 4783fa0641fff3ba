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
        line("\(opening) {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }
}
