import AppPresentation

/// The terminal as a screen.
final class Terminal: Screen {
    func show(_ line: String) { print(line) }

    func ask(_ question: String) -> String? {
        print("\(question)? ", terminator: "")
        return readLine()
    }
}
