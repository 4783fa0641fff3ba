import DovetailBinaries
import DovetailDiagnostics
import DovetailLibraries

/// The linkage of a project in the format of `dovetail.yml`: an image is `name: App` and everything up to the next
/// name. A link with a slash is a library, the others are images. Tests may list the imports directly (`imports`),
/// where users name source folders, and the platform on which something is linked (`Core on iOS`).
struct LinkageText {
    var images: String
    var libraries = ""
    var path = "dovetail.yml"
    /// The imports of the sources in folders.
    var sources: [String: [String]] = [:]

    var linkage: Linkage {
        let bundles = libraries.split(separator: "\n").map { LibraryText(String($0)).bundle }
        return Linkage(
            images: read().sorted { $0.name < $1.name }, libraries: bundles.sorted { $0.path < $1.path })
    }

    var findings: [Finding] { LinkageCheck(linkage).findings }

    /// The results of a check: the id, the place and the message of each finding.
    var found: [String] {
        findings.map { "\($0.location.line):\($0.location.column) \($0.id.rawValue): \($0.message)" }
    }

    /// Only the ids and lines.
    var ids: [String] { findings.map { "\($0.id.rawValue) \($0.location.line)" } }

    /// The findings as the tool prints them.
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

    /// Words and the punctuation between them.
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
    /// The findings of a check of a value.
    static func findings(_ linkage: Linkage) -> [Finding] { LinkageCheck(linkage).findings }

    /// The results of a check of a value: the id, the place and the message of each finding.
    static func found(_ linkage: Linkage) -> [String] {
        LinkageCheck(linkage).findings.map { "\($0.id.rawValue) \($0.location) \($0.message)" }
    }
}
