/// The contents of an `@available` attribute.
package struct Availability {
    private let arguments: [[String]]

    /// - Parameter attribute: the attribute as written.
    package init(_ attribute: String) {
        var text = ""
        var isQuoted = false
        for character in attribute.drop(while: { $0 != "(" }).dropFirst() {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted, character != ")" { text.append(character) }
        }
        arguments = text.split(separator: ",").map { argument in
            argument.split(whereSeparator: { $0 == " " || $0 == ":" }).map(String.init)
        }
    }

    private func has(_ word: String) -> Bool { arguments.dropFirst().contains { $0.first == word } }

    private func version(_ word: String) -> Int? {
        arguments.first { $0.first == word }?.dropFirst().first.flatMap { Int($0.prefix { $0 != "." }) }
    }

    /// Whether using the declaration produces a warning.
    package var isDeprecated: Bool { has("deprecated") }

    /// Whether the declaration is available in every build, in none, or only in some.
    package var exists: Certainty {
        let isEverywhere = ["*", "swift"].contains(arguments.first?.first)
        if has("unavailable") { return isEverywhere ? .fails : .unknown }
        guard arguments.first?.first == "swift" else { return has("obsoleted") ? .unknown : .holds }
        // Language versions 5 and 6 are in use.
        if let obsoleted = version("obsoleted"), obsoleted <= 6 { return obsoleted <= 5 ? .fails : .unknown }
        let introduced = version("introduced") ?? version("swift") ?? 0
        return introduced > 6 ? .fails : introduced > 5 ? .unknown : .holds
    }
}
