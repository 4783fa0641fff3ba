import Foundation

/// Writes the files of a program from its declarations.
struct SourceLayout {
    private let draft: Draft
    private let number: Int
    private var places: [[String]]
    private var helperPlaces: [String] = []
    private var needPlaces: [String] = []

    static func program(_ draft: Draft, number: Int, features: [String], fault: Service.Fault?) -> Program {
        var layout = SourceLayout(draft: draft, number: number)
        let files = layout.files()
        return Program(
            number: number, library: draft.library, features: features, calls: draft.calls.sorted(), fault: fault,
            files: files,
            places: layout.places, optional: draft.optionalMarks, helperPlaces: layout.helperPlaces,
            needPlaces: layout.needPlaces)
    }

    private init(draft: Draft, number: Int) {
        self.draft = draft
        self.number = number
        places = Array(repeating: [], count: draft.marks)
    }

    private mutating func files() -> [Program.File] {
        var order: [String] = []
        var texts: [String: [String]] = [:]
        let sorted = draft.declarations.enumerated().sorted {
            ($0.element.group.rawValue, $0.offset) < ($1.element.group.rawValue, $1.offset)
        }
        for (_, declaration) in sorted {
            let module = declaration.module ?? "App"
            let path = "\(module)/P\(number)\(declaration.file ?? "").swift"
            if texts[path] == nil { order.append(path) }
            let access = module == "App" ? "" : "public "
            texts[path, default: []].append(declaration.text.replacing("$P", with: access))
        }
        let otherModules = Set(draft.declarations.compactMap(\.module)).sorted()
        return order.map { path in
            let parts = path.split(separator: "/").map(String.init)
            let imports =
                (["import Foundation", "import Probe"] + draft.library.imports + draft.imports.sorted()
                + (parts[0] == "App" ? otherModules.map { "import \($0)" } : [])).sorted()
            let text = imports.joined(separator: "\n") + "\n\n" + (texts[path] ?? []).joined(separator: "\n\n") + "\n"
            return Program.File(module: parts[0], name: parts[1], text: write(text, path: path))
        }
    }

    /// Indents the lines, replaces the program's number, and notes the lines of marks.
    private mutating func write(_ text: String, path: String) -> String {
        let numbered = text.replacing("PX", with: "P\(number)").replacing("px", with: "p\(number)")
        var depth = 0
        var result = ""
        for (index, raw) in numbered.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let parts = raw.split(separator: "¤", omittingEmptySubsequences: false)
            var line = ""
            for (position, part) in parts.enumerated() {
                if position.isMultiple(of: 2) {
                    line += part
                } else if let mark = Int(part) {
                    note(mark, at: "\(path):\(index + 1)")
                }
            }
            line = line.trimmingCharacters(in: .whitespaces)
            let closing = line.prefix { "})]".contains($0) }.count
            let indent = max(0, depth - closing)
            result += (line.isEmpty ? "" : String(repeating: "    ", count: indent) + line) + "\n"
            depth += line.count { "{([".contains($0) } - line.count { "})]".contains($0) }
        }
        return String(result.dropLast())
    }

    private mutating func note(_ mark: Int, at place: String) {
        if mark == 0 {
            helperPlaces.append(place)
        } else if mark < 0 {
            needPlaces.append(place)
        } else {
            places[mark - 1].append(place)
        }
    }
}
