extension SceneGenerator {
    /// Creates one or two containers, in one of several forms.
    mutating func makeBox() {
        let n = next()
        let name = "box\(n)"
        let new = random.pick(["Container()", "Container()", "Container.init()"])
        let local = isScript
        switch random.number(0...16) {
        case 0, 1:
            declare("let \(name) = \(new)")
            add(name, true)
        case 2:
            declare("let \(name): Container = .init()")
            add(name, true)
        case 3, 4:
            body.append(random.pick(["let \(name) = \(new)", "let \(name): Container = .init()"]))
            add(name, local)
        case 5:
            declare(
                random.pick(["func make\(n)() -> Container { .init() }", "func make\(n)() -> Container { \(new) }"]))
            body.append("let \(name) = make\(n)()")
            add(name, local)
            if random.chance(60) {
                body.append("let twin\(n) = make\(n)()")
                add("twin\(n)", local)
            }
        case 6: holders(n, local)
        case 7:
            declare("enum Hall\(n) { static let container\(random.pick([" = \(new)", ": Container = .init()"])) }")
            add("Hall\(n).container", true)
        case 8, 9: children(n, local)
        case 10:
            body += ["let (\(name), twin\(n)) = (Container(), Container())"]
            add(name, local)
            add("twin\(n)", local)
        case 11:
            let keys = keys(2)
            let made = ["let c = \(new)"] + registrations("c", keys) + ["return c"]
            let text = made.inBlock("let \(name): Container = {", "}()")
            let isDeclared = random.chance(50)
            if isDeclared { declare(text) } else { body += text }
            add(name, local || isDeclared, keys)
        case 12:
            declare(
                "final class Screen\(n) {", "    let container: Container",
                "    init(container: Container = .init()) { self.container = container }", "}")
            let given = random.pick(["", "container: Container()", "container: .init()"])
            body.append("let screen\(n) = Screen\(n)(\(given))")
            add("screen\(n).container", local)
        case 13:
            let keys = keys(2)
            declare(
                (["let c = \(new)"] + registrations("c", keys) + ["return c"])
                    .inBlock("func make\(n)() -> Container {"))
            body.append("let \(name) = make\(n)()")
            add(name, local, keys)
            if random.chance(50) {
                body.append("let twin\(n) = make\(n)()")
                add("twin\(n)", local, keys)
            }
        case 14:
            declare("final class Lazy\(n) { lazy var container\(random.pick([" = \(new)", ": Container = .init()"])) }")
            body.append("let lazy\(n) = Lazy\(n)()")
            add("lazy\(n).container", local)
        case 15:
            body += ["var \(name) = Container()", "\(name) = Container()"]
            add(name, local)
        default:
            let keys = keys(2)
            body += ["let \(name) = Container()"] + registrations(name, keys)
            body += ["let kept\(n) = \(name)"]
            add("kept\(n)", local, keys)
        }
    }

    private mutating func add(_ text: String, _ isGlobal: Bool, _ keys: [SceneKey] = []) {
        boxes.append(SceneBox(text: text, isGlobal: isGlobal, keys: keys))
    }

    /// Classes with one container each, and two objects of one class.
    private mutating func holders(_ n: Int, _ local: Bool) {
        let property = random.pick(["let container: Container = .init()", "let container = Container()"])
        let keys = keys(1)
        let start = random.chance(50) ? registrations("container", keys).inBlock("    init() {", "    }") : []
        let there = start.isEmpty ? [] : keys
        let isBase = random.chance(30)
        declare((["    \(property)"] + start).inBlockAsIs("\(isBase ? "" : "final ")class Holder\(n) {"))
        body.append("let holder\(n) = Holder\(n)()")
        add("holder\(n).container", local, there)
        switch random.number(0...2) {
        case 0:
            body.append("let second\(n) = Holder\(n)()")
            add("second\(n).container", local, there)
        case 1:
            declare("final class Keeper\(n) {", "    \(property)", "}")
            body.append("let keeper\(n) = Keeper\(n)()")
            add("keeper\(n).container", local)
        default:
            guard isBase else { return }
            declare("final class SubHolder\(n): Holder\(n) {}")
            body.append("let sub\(n) = SubHolder\(n)()")
            add("sub\(n).container", local, there)
        }
    }

    /// A child of another container, or two that one function creates.
    private mutating func children(_ n: Int, _ local: Bool) {
        guard let parent = boxes.randomElement(using: &random) else {
            body.append("let box\(n) = Container(parent: nil)")
            return add("box\(n)", local)
        }
        switch random.number(0...3) {
        case 0: body.append("let box\(n) = Container(parent: \(parent.text))")
        case 1: body.append("let box\(n): Container = .init(parent: \(parent.text))")
        default:
            declare(
                "func child\(n)(_ parent: Container) -> Container { \(random.pick(["Container", ".init"]))(parent: parent) }"
            )
            body.append("let box\(n) = child\(n)(\(parent.text))")
            if let other = boxes.randomElement(using: &random), random.chance(60) {
                body.append("let twin\(n) = child\(n)(\(other.text))")
                add("twin\(n)", local, other.keys)
            }
        }
        add("box\(n)", local, parent.keys)
    }
}

extension [String] {
    /// The lines in a block, without indenting them.
    func inBlockAsIs(_ head: String, _ tail: String = "}") -> [String] { [head] + self + [tail] }
}
