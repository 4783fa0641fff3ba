import Foundation
/// Spells types as a module's sources may do, choosing one spelling at random.
struct TypeSpeller {
    let program: Program
    /// The module whose sources contain the spelling.
    let module: Int
    var random: SplitMix
    /// Whether every name is qualified with its module.
    var isQualified = false
    /// The private names of the file that contains the spelling.
    private let privateNames: [Program.PrivateName]

    /// Creates a speller for a part of the block `block`, which is the item itself unless it is inside another.
    init(_ program: Program, _ module: Int, item: Int, in block: Int? = nil) {
        self.program = program
        self.module = module
        random = SplitMix(program.seed, item)
        let file = ProgramLayout(program).file(of: block ?? item, in: module)
        privateNames = program.privateNames.filter { $0.module == module && $0.file == file }
    }

    /// The name of a declared type, qualified with its module if necessary and sometimes otherwise.
    mutating func name(_ name: String, _ declaring: Int, among modules: [Int]) -> String {
        let isOwn = declaring == module
        let isAlone = modules.filter { $0 <= module } == [declaring]
        let isHidden = privateNames.contains { $0.name == name.prefix { $0 != "." } }
        return (isOwn || isAlone) && !isHidden && !isQualified
            ? (random.chance(15) ? "\(program.modules[declaring]).\(name)" : name)
            : "\(program.modules[declaring]).\(name)"
    }

    mutating func valueName(_ name: String, _ declaring: Int) -> String {
        self.name(name, declaring, among: ValueType.modules(declaring: name, of: program.modules.count))
    }

    mutating func component(_ id: Int) -> String {
        let aliases = program.componentAliases.filter { $0.component == id && $0.module <= module }
            .filter { $0.access.isVisible(in: module, from: $0.module) }
        if !aliases.isEmpty, random.chance(40) {
            let alias = random.pick(aliases)
            return name(alias.name, alias.module, among: [alias.module])
        }
        return componentName(id)
    }

    /// The name of the class itself.
    mutating func componentName(_ id: Int) -> String {
        let component = program.components[id]
        let head = component.enclosing ?? component.name
        let modules = program.components.filter { ($0.enclosing ?? $0.name) == head }.map(\.module)
        return name(component.fullName, component.module, among: Array(Set(modules)).sorted())
    }

    mutating func needs(_ id: Int) -> String {
        let needs = program.protocols[id]
        let modules = Set(program.protocols.filter { $0.name == needs.name }.map(\.module)).sorted()
        return name(needs.name, needs.module, among: modules)
    }

    /// A type for a place where only the file sees the spelling.
    mutating func privateType(_ type: ValueType) -> String {
        let own = privateNames.filter { $0.type == type }
        return own.isEmpty || random.chance(40) ? self.type(type) : random.pick(own).name
    }

    /// A type for a place where any type is allowed.
    mutating func type(_ type: ValueType) -> String {
        let aliases = program.aliases.filter { $0.type == type && $0.module <= module }
        if !aliases.isEmpty, random.chance(40) {
            let alias = random.pick(aliases)
            return name(alias.fullName, alias.module, among: [alias.module])
        }
        switch type {
        case .int: return random.pick(["Int", "Int", "Int", "Swift.Int", "(Int)"])
        case .string: return random.pick(["String", "String", "Swift.String"])
        case .named(let module, let name): return valueName(name, module)
        case .existential(let module, let names):
            let protocols = names.shuffled(using: &random).map { valueName($0, module) }.joined(
                separator: " & ")
            return random.chance(60) ? "any \(protocols)" : protocols
        case .optional(let wrapped):
            let inner = self.type(wrapped)
            let sugared = isSimple(inner) ? "\(inner)?" : "(\(inner))?"
            let maybe = valueName("Maybe", 0)
            return random.pick([
                sugared, sugared, "Optional<\(inner)>", "Swift.Optional<\(inner)>", "\(maybe)<\(inner)>",
            ])
        case .array(let element):
            let inner = self.type(element)
            let many = valueName("Many", 0)
            return random.pick([
                "[\(inner)]", "[\(inner)]", "Array<\(inner)>", "Swift.Array< \(inner) >", "\(many)<\(inner)>",
            ])
        case .dictionary(let value):
            let inner = self.type(value)
            let keyed = valueName("Names.Keyed", 0)
            return random.pick([
                "[String: \(inner)]", "[String:\(inner)]", "Dictionary<String, \(inner)>",
                "Dictionary<String,\(inner)>", "\(keyed)<\(inner)>",
            ])
        case .tuple(let elements):
            if let first = elements.first, elements.dropFirst() == [.init(type: .int)], first.label == nil,
                random.chance(30)
            {
                let inner = self.type(first.type)
                return "\(valueName("Names.Deep", 0))<\(inner)>.Twice"
            }
            let parts = elements.map { element in
                (element.label.map { "\($0): " } ?? "") + self.type(element.type)
            }
            return "(\(parts.joined(separator: random.pick([", ", ","]))))"
        case .closure(let takesInt, let result):
            let parameter = takesInt ? random.pick(["Int", "_ n: Int", "(Int)"]) : ""
            let inner = self.type(result)
            if !takesInt, random.chance(20) { return "\(valueName("Names.Later", 0))<\(inner)>" }
            let closure = "(\(parameter)) -> \(inner)"
            return random.chance(20) ? "(\(closure))" : closure
        case .box(let value):
            let inner = self.type(value)
            return "\(valueName("Box", 0))<\(inner)>"
        }
    }

    private func isSimple(_ spelling: String) -> Bool {
        !spelling.contains(" ")
            || spelling.hasPrefix("[") && spelling.hasSuffix("]") && !spelling.contains("->")
    }

    /// An expression for a value, with or without a context that determines its type.
    func value(_ type: ValueType, _ number: Int, isTyped: Bool = true) -> String {
        var speller = self
        let name = { (name: String, declaring: Int) in speller.valueName(name, declaring) }
        return isTyped ? type.value(number, name: name) : type.typedValue(number, name: name)
    }
}
