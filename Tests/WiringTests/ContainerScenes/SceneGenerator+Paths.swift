import Foundation
/// Lines that resolve from a container and may need separate declarations.
typealias ScenePathAsk = (_ generator: inout SceneGenerator, _ container: String) -> [String]

extension SceneGenerator {
    /// A path to a container, among others, and the code that resolves there.
    ///
    /// - Parameters:
    ///   - others: the containers that may be named there.
    ///   - isLeaf: whether `ask` only calls `resolve` on its argument.
    mutating func path(_ box: SceneBox, _ others: [SceneBox], isLeaf: Bool, _ ask: ScenePathAsk) -> [String] {
        let other = random.pick(others)
        switch random.number(0...6) {
        case 0: return ask(&self, box.text)
        case 1: return chosen(box, other, isLeaf, ask)
        case 2: return bound(box.text, other.text, ask)
        case 3: return hidden(box, other, ask)
        case 4: return handed(box, other, isLeaf, ask)
        case 5: return kept(box, other, isLeaf, ask)
        default: return assigned(box.text, other.text, ask)
        }
    }

    // MARK: One of several

    private mutating func chosen(_ box: SceneBox, _ other: SceneBox, _ isLeaf: Bool, _ ask: ScenePathAsk) -> [String] {
        let n = next()
        let (c, o) = (box.text, other.text)
        switch random.number(0...11) {
        case 0: return ask(&self, "(yes() ? \(c) : \(o))")
        case 1: return ask(&self, "(no() ? \(o) : \(c))")
        case 2: return ["let c\(n) = yes() ? \(c) : \(o)"] + ask(&self, "c\(n)")
        case 3: return ["let c\(n) = if yes() { \(c) } else { \(o) }"] + ask(&self, "c\(n)")
        case 4: return ["let m\(n): Container? = yes() ? \(c) : nil"] + ask(&self, "(m\(n) ?? \(o))")
        case 5: return ["let m\(n): Container? = no() ? \(c) : nil", "let c\(n) = m\(n) ?? \(o)"] + ask(&self, "c\(n)")
        case 6:
            return ["let c\(n): Container", "if yes() { c\(n) = \(c) } else { c\(n) = \(o) }"] + ask(&self, "c\(n)")
        case 7: return ["let c\(n) = switch number(1) { case 1: \(c); default: \(o) }"] + ask(&self, "c\(n)")
        case 8: return ask(&self, "[\(c), \(o)][number(0)]")
        case 9: return ask(&self, "c\(n)").inBlock("for c\(n) in [\(c), \(o)] {")
        case 10:
            declare("func choose\(n)(_ a: Container, _ b: Container) -> Container { yes() ? a : b }")
            return ask(&self, "choose\(n)(\(c), \(o))")
        default:
            guard box.isGlobal, other.isGlobal else { return ask(&self, "[\"a\": \(c), \"b\": \(o)][\"a\"]!") }
            declare(
                "func choose\(n)() -> Container {", "    if \(random.pick(["yes", "no"]))() { return \(c) }",
                "    return \(o)", "}")
            return ask(&self, "choose\(n)()")
        }
    }

    // MARK: Patterns

    private mutating func bound(_ c: String, _ o: String, _ ask: ScenePathAsk) -> [String] {
        let n = next()
        let name = random.pick(["c\(n)", "container"])
        switch random.number(0...13) {
        case 0: return (["let \(name) = \(c)"] + ask(&self, name)).inBlock("do {")
        case 1: return ask(&self, name).inBlock("if let \(name) = Optional(\(c)) {")
        case 2:
            return (["guard let \(name) = Optional(\(c)) else { return }"] + ask(&self, name))
                .inBlock("func open\(n)() {") + ["open\(n)()"]
        case 3: return ["let (a\(n), b\(n)) = (\(c), \(o))", "_ = b\(n)"] + ask(&self, "a\(n)")
        case 4: return ["let (_, (b\(n), _)) = (1, (\(c), \(o)))"] + ask(&self, "b\(n)")
        case 5:
            return ["let pair\(n) = (first: \(c), second: \(o))"]
                + ask(&self, "pair\(n).\(random.pick(["first", "0"]))")
        case 6:
            return ask(&self, name).inBlock("switch Optional(\(c)) { case .some(let \(name)):", "case nil: break }")
        case 7:
            return (["_ = b\(n)"] + ask(&self, name)).inBlock(
                "switch (\(c), \(o)) { case (let \(name), let b\(n)):", "}")
        case 8: return ask(&self, name).inBlock("if case let \(name)? = Optional(\(c)) {")
        case 9:
            declare("enum Case\(n) { case one(Container), none }")
            return ask(&self, name).inBlock("if case .one(let \(name)) = Case\(n).one(\(c)) {")
        case 10: return ask(&self, name).inBlock("for \(name) in [\(c)] {")
        case 11: return ask(&self, name).inBlock("for (_, \(name)) in [(\(o), \(c))] {")
        case 12: return ask(&self, name).inBlock("for case let \(name)? in [Optional(\(c))] {")
        default: return ask(&self, "all\(n)[0]").inBlock("do { let all\(n) = [\(c)]", "}")
        }
    }

    // MARK: Shadows

    /// Names that hide others, and names that are hidden only elsewhere.
    private mutating func hidden(_ box: SceneBox, _ other: SceneBox, _ ask: ScenePathAsk) -> [String] {
        let n = next()
        let (c, o) = (box.text, other.text)
        if other.isName, random.chance(50) {
            let kept = "let kept\(n) = \(c)"
            switch random.number(0...6) {
            case 0: return [kept] + (["let \(o) = kept\(n)"] + ask(&self, o)).inBlock("do {")
            case 1: return ask(&self, o).inBlock("func open\(n)(_ \(o): Container) {") + ["open\(n)(\(c))"]
            case 2: return ask(&self, o).inBlock("({ (\(o): Container) in", "})(\(c))")
            case 3: return ask(&self, o).inBlock("({ [\(o) = \(c)] in", "})()")
            case 4: return ask(&self, o).inBlock("for \(o) in [\(c)] {")
            case 5: return [kept] + ask(&self, o).inBlock("if let \(o) = Optional(kept\(n)) {")
            default:
                let lines = ask(&self, o)
                declare((["let \(o): Container"] + lines.inBlock("func open() {")).inBlock("struct Screen\(n) {"))
                return ["Screen\(n)(\(o): \(c)).open()"]
            }
        }
        guard box.isName else { return ask(&self, c) }
        let asking = ask(&self, c)
        switch random.number(0...5) {
        case 0: return ["if let \(c) = Optional(\(o)) { _ = \(c) }"] + asking
        case 1: return ["for \(c) in [\(o)] { _ = \(c) }"] + asking
        case 2: return ["do { let kept\(n) = \(o); do { let \(c) = kept\(n); _ = \(c) } }"] + asking
        case 3: return ["({ (\(c): Container) in _ = \(c) })(\(o))"] + asking
        case 4: return ["func leave\(n)(_ \(c): Container) { _ = \(c) }", "leave\(n)(\(o))"] + asking
        default: return ["switch Optional(\(o)) { case .some(let \(c)): _ = \(c); case nil: break }"] + asking
        }
    }

    // MARK: Functions and closures

    private mutating func handed(_ box: SceneBox, _ other: SceneBox, _ isLeaf: Bool, _ ask: ScenePathAsk) -> [String] {
        let n = next()
        let (c, o) = (box.text, other.text)
        // Occasionally a second caller with another container.
        let second = random.chance(40)
        switch random.number(0...15) {
        case 0, 1:
            let lines = ask(&self, "c")
            declare(lines.inBlock("func open\(n)(_ c: Container) {"))
            return ["open\(n)(\(c))"] + (second ? ["open\(n)(\(o))"] : [])
        case 2:
            guard box.isGlobal else { return ask(&self, c) }
            let lines = ask(&self, "c")
            declare(lines.inBlock("func open\(n)(_ c: Container = \(c)) {"))
            return ["open\(n)()"] + (second ? ["open\(n)(\(o))"] : [])
        case 3:
            let lines = ask(&self, "c")
            declare(lines.inBlock("func open\(n)(_ container: Container, in c: Container) {"))
            return ["open\(n)(\(o), in: \(c))"]
        case 4:
            let lines = ask(&self, "c")
            declare(lines.inBlock("func open\(n)(_ all: Container...) { for c in all {", "} }"))
            return ["open\(n)(\(c)\(second ? ", \(o)" : ""))"]
        case 5:
            let lines = ask(&self, "c()")
            declare(lines.inBlock("func open\(n)(_ c: @autoclosure () -> Container) {"))
            return ["open\(n)(\(c))"]
        case 6:
            declare("func run\(n)(_ c: Container, _ body: (Container) -> Void) { body(c) }")
            let lines = ask(&self, "c").inBlock("run\(n)(\(c)) { c in")
            return lines + (second ? ["run\(n)(\(o)) { c in _ = c }"] : [])
        case 7: return ask(&self, "$0").inBlock("[\(c)\(second ? ", \(o)" : "")].forEach {")
        case 8: return ["let make\(n) = { \(c) }"] + ask(&self, "make\(n)()")
        case 9:
            let generic = box.isName ? "<T>(_ c: T) -> T" : "(_ c: Container) -> Container"
            declare("func same\(n)\(random.pick(["(_ c: Container) -> Container", generic])) { c }")
            return (second ? ["_ = same\(n)(\(o))"] : []) + ask(&self, "same\(n)(\(c))")
        case 10:
            let lines = ask(&self, "self")
            declare(lines.inBlock("extension Container { func open\(n)() {", "} }"))
            return ["\(c).open\(n)()"] + (second ? ["\(o).open\(n)()"] : [])
        case 11:
            guard isLeaf else { return ask(&self, c) }
            declare("func child\(n)(_ parent: Container) -> Container { Container(parent: parent) }")
            return (second ? ["_ = child\(n)(\(o))"] : []) + ask(&self, "child\(n)(\(c))")
        case 12: return ask(&self, "Container(parent: \(c))")
        case 13: return ask(&self, c).inBlock("func open\(n)() {") + ["open\(n)()"]
        case 14:
            return ["let open\(n): (Container) -> Void = { c in"] + ask(&self, "c").map { "    \($0)" } + [
                "}", "open\(n)(\(c))",
            ]
        default: return ask(&self, "c").inBlock("({ c in", "} as (Container) -> Void)(\(c))")
        }
    }

    // MARK: Properties

    private mutating func kept(_ box: SceneBox, _ other: SceneBox, _ isLeaf: Bool, _ ask: ScenePathAsk) -> [String] {
        let n = next()
        let (c, o) = (box.text, other.text)
        switch random.number(0...15) {
        case 0, 1:
            let lines = ask(&self, "container")
            declare((["let container: Container"] + lines.inBlock("func open() {")).inBlock("struct Screen\(n) {"))
            return ["Screen\(n)(container: \(c)).open()"]
                + (random.chance(30) ? ["Screen\(n)(container: \(o)).open()"] : [])
        case 2:
            let lines = ask(&self, "self.container")
            declare(
                (["private let container: Container", "init(_ container: Container) { self.container = container }"]
                    + lines.inBlock("func open() {")).inBlock("final class Screen\(n) {"))
            return ["let screen\(n) = Screen\(n)(\(c))", "screen\(n).open()"]
        case 3:
            let lines = ask(&self, "container")
            declare(
                (["let container: Container", "init(_ container: Container) { self.container = container }"])
                    .inBlock("class Base\(n) {"))
            declare(lines.inBlock("func open() {").inBlock("final class Sub\(n): Base\(n) {"))
            return ["Sub\(n)(\(c)).open()"]
        case 4:
            let lines = ask(&self, "container")
            declare(
                (["let container = Container()"] + lines.inBlock("func open(_ container: Container) {"))
                    .inBlock("struct Screen\(n) {"))
            return ["Screen\(n)().open(\(c))"]
        case 5:
            guard box.isGlobal else { return ask(&self, c) }
            declare(
                random.pick([
                    "var current\(n): Container { \(c) }", "enum Hall\(n) { static var current: Container { \(c) } }",
                    "enum Hall\(n) { static let current = \(c) }", "func current\(n)() -> Container { \(c) }",
                ]))
            let last =
                files.first { $0.last?.contains("current") == true && $0.last?.contains("\(n)") == true }?.last ?? ""
            if last.hasPrefix("enum") { return ask(&self, "Hall\(n).current") }
            return ask(&self, "current\(n)\(last.hasPrefix("func") ? "()" : "")")
        case 6:
            let lines = ask(&self, "container")
            declare("protocol Has\(n) { var container: Container { get } }")
            declare(lines.inBlock("func open() {").inBlock("extension Has\(n) {"))
            declare(
                "struct One\(n): Has\(n) { let container: Container }",
                "struct Two\(n): Has\(n) { let container: Container }")
            return ["One\(n)(container: \(c)).open()"]
                + (random.chance(40) ? ["Two\(n)(container: \(o)).open()"] : [])
        case 7:
            guard box.isGlobal, other.isGlobal else { return ask(&self, c) }
            declare(
                "class Page\(n) { var container: Container { \(c) } }",
                "final class SubPage\(n): Page\(n) { override var container: Container { \(o) } }")
            return [
                "let page\(n): Page\(n) = \(random.pick(["SubPage\(n)()", "Page\(n)()", "yes() ? SubPage\(n)() : Page\(n)()"]))"
            ]
                + ask(&self, "page\(n).container")
        case 8:
            guard isLeaf else { return ask(&self, c) }
            return ["let maybe\(n): Container? = \(c)"] + ask(&self, "maybe\(n)\(random.pick(["?", "!"]))")
        case 9:
            guard isLeaf else { return ask(&self, c) }
            declare("struct Tray\(n) { let container: Container }")
            return ["let tray\(n): Tray\(n)? = Tray\(n)(container: \(c))"] + ask(&self, "tray\(n)?.container")
        case 10:
            declare("struct Tray\(n) { let container: Container }")
            return ask(&self, "Tray\(n)(container: \(c))[keyPath: \\.container]")
        case 11:
            guard isLeaf else { return ask(&self, c) }
            return ["let resolver\(n): Resolver = \(c)"] + ask(&self, "resolver\(n)")
        case 12:
            guard isLeaf else { return ask(&self, c) }
            return ask(&self, "Assembler(container: \(c)).resolver")
        case 13:
            guard isLeaf else { return ask(&self, c) }
            let lines = ask(&self, "resolver")
            declare(lines.inBlock("func open\(n)(_ resolver: Resolver) {"))
            return ["open\(n)(\(c))"]
        case 14:
            declare(
                "final class Tray\(n) {", "    let container: Container",
                "    init(_ container: Container) { self.container = container }",
                "    lazy var child = Container(parent: container)", "}")
            return ["let tray\(n) = Tray\(n)(\(c))"] + ask(&self, "tray\(n).child")
        default:
            declare("struct Tray\(n) { let container: Container; var inner: Container { container } }")
            return ["let tray\(n) = Tray\(n)(container: \(c))"] + ask(&self, "tray\(n).inner")
        }
    }

    // MARK: Assignments

    private mutating func assigned(_ c: String, _ o: String, _ ask: ScenePathAsk) -> [String] {
        let n = next()
        let name = "c\(n)"
        switch random.number(0...8) {
        case 0: return ["var \(name) = \(o)", "\(name) = \(c)"] + ask(&self, name)
        case 1:
            return ["var \(name) = \(c)", "if \(random.pick(["yes", "no"]))() { \(name) = \(o) }"] + ask(&self, name)
        case 2:
            declare("func replace\(n)(_ c: inout Container, by other: Container) { c = other }")
            return ["var \(name) = \(o)", "replace\(n)(&\(name), by: \(c))"] + ask(&self, name)
        case 3: return ["var a\(n) = \(o)", "var b\(n) = \(c)", "swap(&a\(n), &b\(n))"] + ask(&self, "a\(n)")
        case 4:
            return ["var a\(n) = \(o)", "var b\(n) = \(c)", "(a\(n), b\(n)) = (b\(n), a\(n))"] + ask(&self, "a\(n)")
        case 5:
            declare("final class Desk\(n) { var container = Container() }")
            return ["let desk\(n) = Desk\(n)()", "desk\(n).container = \(c)"] + ask(&self, "desk\(n).container")
        case 6:
            let lines = ask(&self, "container")
            declare(
                (["var container = Container()"] + lines.inBlock("func open() {")).inBlock("final class Desk\(n) {"))
            return ["let desk\(n) = Desk\(n)()", "desk\(n).container = \(c)", "desk\(n).open()"]
        case 7:
            declare(
                "final class Desk\(n) {", "    var container: Container?",
                "    func set(_ container: Container) { self.container = container }", "}")
            return ["let desk\(n) = Desk\(n)()", "desk\(n).set(\(c))"] + ask(&self, "desk\(n).container!")
        default:
            return ["var \(name): Container! = nil", "({ \(name) = $0 })(\(c))"] + ask(&self, "\(name)!")
        }
    }
}
