import DovetailBinaries
import DovetailDiagnostics
import DovetailLibraries

/// What a project links, in the shape of `dovetail.yml`: an image is `name: App`, and what follows up to the next name.
/// What is linked and has a slash is a library, the rest are images. Tests may say what is imported (`imports`), where
/// users name folders of sources, and on which platform something is linked (`Core on iOS`).
struct LinkageText {
    var images: String
    var libraries = ""
    var path = "dovetail.yml"
    /// What the sources in folders import.
    var sources: [String: [String]] = [:]

    var linkage: Linkage {
        let bundles = libraries.split(separator: "\n").map { LibraryText(String($0)).bundle }
        return Linkage(
            images: read().sorted { $0.name < $1.name }, libraries: bundles.sorted { $0.path < $1.path })
    }

    var findings: [Finding] { LinkageCheck(linkage).findings }

    /// What a check says: the id, the place and the message of each finding.
    var found: [String] {
        findings.map { "\($0.location.line):\($0.location.column) \($0.id.rawValue): \($0.message)" }
    }

    /// The ids and lines alone.
    var ids: [String] { findings.map { "\($0.id.rawValue) \($0.location.line)" } }

    /// As the tool prints them.
    var printed: String {
        findings.map { finding in
            let notes = finding.notes.map { "\($0.location): note: \($0.message)\n" }.joined()
            return "\(finding.location): \(finding.severity.rawValue): \(finding.message) [\(finding.id.rawValue)]\n"
                + notes + "\(finding.location): note: help: \(finding.help)\n"
        }.joined()
    }

    private struct Word {
        var text: String
        var location: SourceLocation
    }

    /// Words and the marks between them.
    private var words: [Word] {
        var words: [Word] = []
        for (index, line) in images.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            var current = ""
            func end(_ column: Int) {
                let text = String(current.drop { $0 == " " })
                if !text.isEmpty {
                    let start = column - text.utf8.count
                    words.append(
                        Word(
                            text: String(text.reversed().drop { $0 == " " }.reversed()),
                            location: SourceLocation(path: path, line: index + 1, column: start)))
                }
                current = ""
            }
            var column = 1
            for character in line {
                if "[]{},:".contains(character) {
                    end(column)
                    words.append(
                        Word(
                            text: String(character),
                            location: SourceLocation(path: path, line: index + 1, column: column)))
                } else if character == "-", current.allSatisfy({ $0 == " " }), line.dropFirst(column).first == " " {
                    current = ""
                } else {
                    current.append(character)
                }
                column += character.utf8.count
            }
            end(column)
        }
        return words
    }

    private func read() -> [LinkedImage] {
        var images: [LinkedImage] = []
        let words = words
        for (index, word) in words.enumerated() where word.text == ":" && index > 0 && index + 1 < words.count {
            let key = words[index - 1].text
            var values = [words[index + 1]]
            if values[0].text == "[" {
                values = words[(index + 2)...].prefix { $0.text != "]" }.filter { $0.text != "," }
            }
            if key == "name" {
                images.append(LinkedImage(name: values[0].text, kind: .app, location: words[index - 1].location))
            } else if !images.isEmpty {
                set(key, values, &images[images.count - 1])
            }
        }
        return images
    }

    private func set(_ key: String, _ values: [Word], _ image: inout LinkedImage) {
        let inputs = values.map { word in
            let text = String(word.text.split(separator: " ").first ?? "")
            var input = LinkInput(text.contains("/") ? .library(text) : .image(text), at: word.location)
            if let on = word.text.split(separator: " ", maxSplits: 2).dropFirst(2).first {
                input.platforms = [String(on)]
            }
            return input
        }
        let texts = values.map(\.text)
        switch key {
        case "kind": image.kind = LinkedImage.Kind(rawValue: texts[0]) ?? .app
        case "links": image.links = inputs
        case "embeds": image.embeds = inputs
        case "host": image.host = texts.first
        case "flags": image.flags = texts
        case "system": image.system = texts
        case "imports": image.imports = texts
        case "slices":
            image.slices = texts.map { text in
                let words = text.split(separator: " ").map(String.init)
                return BinaryPlatform.names.contains(text)
                    ? RequiredSlice(platform: text)
                    : RequiredSlice(platform: words.dropLast().joined(separator: " "), architecture: words.last)
            }
        case "sources": image.imports = texts.flatMap { sources[$0] ?? [] }
        default: break
        }
    }
}

extension LinkageText {
    /// What a check finds in a value.
    static func findings(_ linkage: Linkage) -> [Finding] { LinkageCheck(linkage).findings }

    /// What a check says of a value: the id, the place and the message of each finding.
    static func found(_ linkage: Linkage) -> [String] {
        LinkageCheck(linkage).findings.map { "\($0.id.rawValue) \($0.location) \($0.message)" }
    }
}
