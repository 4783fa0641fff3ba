import Foundation
import ToolRunner

/// A program written against the proofs: a case in the suite's own format, which prints the results of its resolutions
/// with the module `Probe`.
struct Attack: Sendable {
    enum Kind: String, Sendable {
        case component, dovetail, swinject
    }

    var wiringCase: WiringCase
    /// The program's file, and what it holds.
    var file: URL
    var text: String
    var kind: Kind
    /// The target of the attack, in a few words.
    var group: String
    /// Why the program may fail: a case that the documents exclude.
    var tolerated: String?
    /// The findings of which one is correct; empty if the case marks places or must run.
    var expected: Set<String> = []
    /// Whether the tool only links calls and evaluates no code, as with `check --linking-only`.
    var isLinkedOnly = false
    /// Whether both an error and a program that runs are correct.
    var mayBeRejected = false

    /// Reads a case.
    ///
    /// - Parameter entry: the case's entry in the index next to it.
    init(file: URL, text: String, entry: IndexEntry?) {
        (self.file, self.text) = (file, text)
        wiringCase = WiringCase(name: file.deletingPathExtension().lastPathComponent, text: text)
        let headers = wiringCase.others
        kind =
            headers["kind"].flatMap(Kind.init)
            ?? (text.contains("import Swinject")
                ? .swinject : text.contains("BootstrapComponent") ? .component : .dovetail)
        if !wiringCase.hasModes { wiringCase.modes = [kind == .swinject ? "5" : "6"] }
        group = headers["class"] ?? entry?.class ?? "other"
        tolerated = headers["tolerated"] ?? entry?.tolerated
        switch entry?.expected?.finding {
        case .ids(let ids): expected = Set(ids)
        case .either: mayBeRejected = true
        case nil: break
        }
    }

    /// The attacks in a folder, sorted by name, without those that the filter excludes.
    static func all(in folder: URL, named filter: String?) throws -> [Attack] {
        let index = folder.appendingPathComponent("index.json")
        let entries = try (try? Data(contentsOf: index)).map { try JSONDecoder().decode([IndexEntry].self, from: $0) }
        let byName = Dictionary((entries ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let paths = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL]
        return try (paths ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { url in
            let name = url.deletingPathExtension().lastPathComponent
            if let filter, !url.path.contains(filter) { return nil }
            return Attack(file: url, text: try String(contentsOf: url, encoding: .utf8), entry: byName[name])
        }
    }
}

extension WiringCase {
    /// A line of a file, counted from 1; empty if there is none.
    func line(_ number: Int, of path: String) -> Substring {
        let lines = files.first { $0.path == path }?.text.split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard let lines, lines.indices.contains(number - 1) else { return "" }
        return lines[number - 1]
    }
}

/// An entry for one attack in an `index.json` next to attacks.
struct IndexEntry: Decodable {
    struct Expected: Decodable {
        enum Finding: Decodable {
            case ids([String])
            /// An error, or a program that runs.
            case either

            init(from decoder: any Decoder) throws {
                let value = try decoder.singleValueContainer()
                self = (try? value.decode([String].self)).map { .ids($0) } ?? .either
            }
        }

        var finding: Finding?
    }

    var name: String
    var `class`: String
    var tolerated: String?
    var expected: Expected?
}
