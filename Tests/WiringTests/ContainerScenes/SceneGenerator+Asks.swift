extension SceneGenerator {
    /// Resolves something from a container, usually an existing key.
    mutating func ask() {
        let box = random.pick(boxes)
        let known = box.keys.randomElement(using: &random)
        let any = boxes.flatMap(\.keys).randomElement(using: &random)
        let key = random.chance(65) ? known ?? any : random.chance(70) ? any : keys(1)[0]
        guard let key = key ?? known else { return }
        let other = boxes.flatMap(\.keys).randomElement(using: &random) ?? key
        let (question, isDirect) = question(key, other)
        // Occasionally one path through another.
        guard random.chance(25) else {
            body += path(box, boxes, isLeaf: isDirect) { _, text in question(text) }
            return
        }
        body += path(box, boxes, isLeaf: false) { generator, text in
            let inner = SceneBox(text: text, isGlobal: false)
            return generator.path(inner, [inner] + generator.boxes.filter(\.isGlobal), isLeaf: isDirect) { _, text in
                question(text)
            }
        }
    }

    /// The lines that resolve a service from a container, in one of several forms, and whether they call it themselves.
    private mutating func question(_ key: SceneKey, _ other: SceneKey) -> (SceneAsk, Bool) {
        let n = next()
        let meta = metatype(key)
        let type = type(key)
        let optional = "Optional<\(type)>"
        let direct = "resolve(\(arguments(key)))"
        guard key.name == nil, random.chance(30) else {
            return (
                random.pick([
                    { ["asked(\($0).\(direct))"] }, { ["asked(\($0).\(direct))"] },
                    { ["do { let x = \($0).\(direct); asked(x) }"] }, { ["if true { asked(\($0).\(direct)) }"] },
                ]), true
            )
        }
        switch random.number(0...6) {
        case 0:
            declare("func get\(n)<T>(_ c: Container, _ type: T.Type) -> T? { c.resolve(type) }")
            return ({ ["asked(get\(n)(\($0), \(meta)))"] }, false)
        case 1:
            declare(
                "func both\(n)<A, B>(_ c: Container, _ a: A.Type, _ b: B.Type) -> (A?, B?) { (c.resolve(a), c.resolve(b)) }"
            )
            let second = metatype(other)
            return ({ ["asked(both\(n)(\($0), \(meta), \(second)))"] }, false)
        case 2:
            declare("func find\(n)<T>(_ c: Container) -> T? { c.resolve(T.self) }")
            return ({ ["do { let x: \(optional) = find\(n)(\($0)); asked(x) }"] }, false)
        case 3:
            declare("extension Container { func find\(n)<T>(_ type: T.Type) -> T? { resolve(type) } }")
            return ({ ["asked(\($0).find\(n)(\(meta)))"] }, false)
        case 4:
            // The resolution is where the type is unknown.
            declare(
                "struct Lookup\(n)<T> {", "    let c: Container", "    func ask() { asked(c.resolve(T.self)) }", "}")
            return ({ ["Lookup\(n)<\(type)>(c: \($0)).ask()"] }, false)
        case 5:
            declare(
                "struct Lookup\(n) {", "    let c: Container",
                "    func get<T>(_ type: T.Type) -> T? { c.resolve(type) }", "}")
            return ({ ["let lookup\(n) = Lookup\(n)(c: \($0)); asked(lookup\(n).get(\(meta)))"] }, false)
        default:
            declare(
                "func get\(n)<T>(_ c: Container, _ type: T.Type) -> T? { c.resolve(type) }",
                "func relay\(n)<T>(_ type: T.Type, from c: Container) -> T? { get\(n)(c, type) }")
            return ({ ["asked(relay\(n)(\(meta), from: \($0)))"] }, false)
        }
    }
}
