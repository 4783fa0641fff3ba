import Foundation

/// A progress line on a terminal, for work that takes over a second.
package final class ProgressLine {
    private let isTerminal = StandardError.showsProgress
    private let start = Date()
    private var isShown = false

    package init() {}

    package func say(_ text: String) {
        guard isTerminal, Date().timeIntervalSince(start) > 1 || text.hasPrefix("reading") else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[Kdovetail: \(text)…".utf8))
        isShown = true
    }

    package func end() {
        if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }
    }
}
