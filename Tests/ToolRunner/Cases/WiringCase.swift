package import Foundation

/// A case of the corpus: sources, what is expected of the tool, and what the
/// program prints. The format is described in CONTRIBUTING.md.
package struct WiringCase: Sendable {
    package struct File: Sendable {
        package var path: String
        package var text: String
    }

    package struct Marker: Hashable, Sendable {
        package var path: String
        package var line: Int
        package var id: String
        package var text: String?
    }

    package var name: String
    package var modules = ["App"]
    package var modes = ["5", "6"]
    /// Whether the case names its modes.
    package var hasModes = false
    package var flags: [String] = []
    package var runs = true
    /// The rules file, if there is one.
    package var rules: String?
    /// The subcommand whose findings are compared, with further arguments.
    package var command = ["generate"]
    /// What the shell runs before the tool, in the case's folder.
    package var shell: [String] = []
    /// What `check` says is proved of the containers.
    package var proof: String?
    package var files: [File] = []
    package var markers: [Marker] = []
    package var output: [String] = []
    /// Why the program is not linked with those of other cases.
    package var alone: String?
    /// The headers that only some users of the format know.
    package var others: [String: String] = [:]

    /// The topics in which what is generated differs between the language modes.
    private static let topicsInAllModes: Set<String> = [
        "Siblings", "InsideGenerated", "Types", "Isolation", "Conditions",
    ]

    /// The language modes in which the tests try it: those that it names; all for topics in which they differ; otherwise
    /// the last one, unless everything is tried.
    package var triedModes: [String] {
        hasModes || Extent.isFull || differsBetweenModes ? modes : modes.suffix(1)
    }

    private var differsBetweenModes: Bool {
        Self.topicsInAllModes.contains(name.split(separator: "/").first.map(String.init) ?? name)
    }

    /// Whether the tests compile and run it: those that differ between the language modes, those that are asked for by
    /// name, and a third of the others, unless everything is tried. The tool reads all of them.
    package var isTriedCompiled: Bool {
        hasModes || differsBetweenModes || Self.isChosen || Extent.includes(name, oneOf: 3)
    }

    private static let isChosen = ProcessInfo.processInfo.environment["DOVETAIL_CASES"] != nil

    package var home: String { modules.last ?? "App" }
    /// Whether the sources are a package, which the tool reads as it is, and which is not compiled.
    package var isPackage: Bool { inspects || files.contains { $0.path.hasSuffix("Package.swift") } }
    /// Whether libraries are inspected, which the shell makes.
    package var inspects: Bool { command.first == "inspect" }
    /// Whether findings are suppressed in the sources. Only `check` says which suppressions have no effect.
    package var hasSuppressions: Bool { files.contains { $0.text.contains("dovetail:ignore") } }

    /// Reads a case file.
    package init(name: String, text: String) {
        self.name = name
        var current = File(path: "App/main.swift", text: "")
        var hasFiles = false
        func keep() {
            if hasFiles || !current.text.allSatisfy(\.isWhitespace) { files.append(current) }
        }
        // "\r\n" is one Character, so this keeps CRLF as it is.
        var rest = Substring(text)
        while !rest.isEmpty {
            let end = rest.firstIndex(where: \.isNewline).map { rest.index(after: $0) } ?? rest.endIndex
            let line = rest[..<end]
            rest = rest[end...]
            let bare = line.trimmingCharacters(in: .whitespacesAndNewlines)
            if bare.hasPrefix("//! ") {
                readHeader(String(bare.dropFirst(4)))
            } else if bare.hasPrefix("//// file: ") {
                if hasFiles { files.append(current) }
                current = File(path: String(bare.dropFirst(11)), text: "")
                hasFiles = true
            } else {
                current.text += line
            }
        }
        keep()
        rules = files.first { $0.path == "dovetail.yml" }?.text ?? rules
        files.removeAll { $0.path == "dovetail.yml" }
        if isPackage {
            modes = ["6"]
            runs = false
            if command == ["generate"] { command = ["check", "."] }
        }
        for file in files { readMarkers(file) }
    }

    private mutating func readHeader(_ header: String) {
        guard let colon = header.firstIndex(of: ":") else { return }
        let words = header[header.index(after: colon)...].split(separator: " ").map(String.init)
        switch header[..<colon] {
        case "modules": modules = words
        case "modes":
            modes = words
            hasModes = true
        case "flags": flags = words
        case "runs": runs = words != ["no"]
        case "rules": rules = words.joined(separator: " ")
        case "command": command = words
        case "shell": shell.append(words.joined(separator: " "))
        case "finding":
            let place = words.first?.split(separator: ":") ?? []
            guard words.count == 2, place.count == 2, let line = Int(place[1]) else { return }
            markers.append(Marker(path: String(place[0]), line: line, id: words[1], text: nil))
        case "proof": proof = words.joined(separator: " ")
        case "alone": alone = words.joined(separator: " ")
        case let other: others[String(other)] = words.joined(separator: " ")
        }
    }

    private mutating func readMarkers(_ file: File) {
        for (index, line) in file.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
        {
            if let range = line.range(of: "//> ") { output.append(String(line[range.upperBound...])) }
            guard let range = line.range(of: "//~ ") else { continue }
            let marker = line[range.upperBound...].trimmingCharacters(in: .whitespaces)
            let colon = marker.range(of: ": ")
            let ids = marker[..<(colon?.lowerBound ?? marker.endIndex)].split(separator: " ")
            for id in ids {
                markers.append(
                    Marker(
                        path: file.path, line: index + 1, id: String(id),
                        text: colon.map { String(marker[$0.upperBound...]) }))
            }
        }
    }

    /// The cases below a folder of the test bundle's sources.
    package static func all(in folder: URL) -> [WiringCase] {
        let filter = ProcessInfo.processInfo.environment["DOVETAIL_CASES"]
        let paths =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
        return paths.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { url in
            let name = url.path.dropFirst(folder.path.count + 1).dropLast(6)
            if let filter, !name.contains(filter) { return nil }
            guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
            return WiringCase(name: String(name), text: text)
        }
    }
}
