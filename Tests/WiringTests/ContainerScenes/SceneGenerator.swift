/// Generates random programs around a few containers, which create, fill and use these in many forms. All of them
/// compile; running them shows what they do.
///
/// All registrations precede all resolutions, since the tool ignores the order of statements.
struct SceneGenerator {
    var random: SplitMix
    /// Declarations of each file.
    var files: [[String]] = [[], []]
    /// The statements of the program.
    var body: [String] = []
    var boxes: [SceneBox] = []
    /// Functions that fill the container passed to them, for further calls.
    var fillers: [(name: String, keys: [SceneKey])] = []
    var count = 0
    /// Whether the statements are at the top level, so that their variables are global.
    var isScript = false
    /// Whether containers are filled only in simple forms, so that more can be proved.
    var isPlain = false

    static let fileNames = ["Scene", "Other"]

    /// The files of a seed, by their names.
    static func files(_ seed: UInt64) -> [(name: String, text: String)] {
        var generator = SceneGenerator(random: SplitMix(seed, 99))
        return generator.program()
    }

    private mutating func program() -> [(name: String, text: String)] {
        isScript = random.chance(50)
        isPlain = random.chance(50)
        for _ in 0..<random.pick([1, 2, 2, 3, 3, 4]) { makeBox() }
        for index in boxes.indices { fill(index) }
        for _ in 0..<random.number(8...12) { ask() }
        let imports = ["import SceneProbe", "import Swinject", ""]
        let start = isScript ? body : ["scene()"]
        if !isScript { files[0] += body.inBlock("func scene() {") }
        files[0] = SceneService.declarations + files[0]
        let written = zip(Self.fileNames, files).map { ($0, imports + SceneService.hidden + $1) }
        return (written + [("main", imports + SceneService.hidden + start)]).map { name, lines in
            ("\(name).swift", lines.map { $0 + "\n" }.joined())
        }
    }

    /// A new number for names.
    mutating func next() -> Int {
        count += 1
        return count
    }

    /// Adds declarations to one of the files.
    mutating func declare(_ lines: [String]) { files[random.number(0...1)] += lines }
    mutating func declare(_ lines: String...) { declare(lines) }

    // MARK: Services

    mutating func keys(_ number: Int) -> [SceneKey] {
        var keys: [SceneKey] = []
        while keys.count < number {
            let key = SceneKey(
                service: random.number(0...SceneService.all.count - 1),
                name: random.chance(15) ? random.pick(["one", "two"]) : nil)
            if !keys.contains(key) { keys.append(key) }
        }
        return keys
    }

    /// `Plain.self, name: "one"`
    mutating func arguments(_ key: SceneKey) -> String {
        metatype(key) + (key.name.map { ", name: \"\($0)\"" } ?? "")
    }

    mutating func type(_ key: SceneKey) -> String { random.pick(SceneService.all[key.service].spellings) }

    mutating func metatype(_ key: SceneKey) -> String {
        let text = type(key)
        return text.contains(" ") && !text.hasSuffix(")") ? "(\(text)).self" : "\(text).self"
    }

    /// The registrations of some services, one per line.
    mutating func registrations(_ container: String, _ keys: [SceneKey]) -> [String] {
        keys.map { key in
            let value = SceneService.all[key.service].value
            let head = "\(container).register(\(arguments(key)))"
            let needed = boxes.flatMap(\.keys) + keys
            guard random.chance(20) else { return "\(head) { _ in \(value) }" }
            let need = random.pick(needed)
            // Not itself, which would never end.
            guard need.service < key.service else { return "\(head) { _ in \(value) }" }
            return "\(head) { r in asked(r.resolve(\(arguments(need)))); return \(value) }"
        }
    }
}
