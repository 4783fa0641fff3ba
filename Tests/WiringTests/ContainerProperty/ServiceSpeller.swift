/// Spells types, names and values of a generated program, in one of several forms.
struct ServiceSpeller {
    let services: [GeneratedService]
    let modules: [String]

    // MARK: Types

    /// A type, as an annotation in a module spells it.
    func type(_ type: ServiceType, in module: Int, _ random: inout SplitMix) -> String {
        switch type {
        case .existential(let id):
            let place = qualified(services[id].module, module, &random)
            return random.pick(["any \(place)P\(id)", "any \(place)P\(id)", "\(place)P\(id)", "\(place)A\(id)"])
        case .concrete(let id): return qualified(services[id].module, module, &random) + services[id].name
        case .box(.value(.int)): return random.pick(["Box<Int>", "IntBox", "Wrapped<Int>"])
        case .box(let inner):
            return random.pick(["Box", "Box", "Wrapped"]) + "<\(self.type(inner, in: module, &random))>"
        case .array(let inner):
            let inner = self.type(inner, in: module, &random)
            return random.chance(80) ? "[\(inner)]" : "Array<\(inner)>"
        case .optional(let inner):
            let inner = self.type(inner, in: module, &random)
            return inner.hasPrefix("any ") ? "(\(inner))?" : random.pick(["\(inner)?", "Optional<\(inner)>"])
        case .value(let value): return value.name
        }
    }

    /// A type with `.self`.
    func metatype(_ type: ServiceType, in module: Int, _ random: inout SplitMix) -> String {
        let text = self.type(type, in: module, &random)
        return text.hasPrefix("any ") ? "(\(text)).self" : "\(text).self"
    }

    private func qualified(_ home: Int, _ module: Int, _ random: inout SplitMix) -> String {
        modules.count > 1 && random.chance(10) ? "\(modules[home])." : ""
    }

    // MARK: Names

    static let names = ["one", "main", "other", "red", "BLUE"]
    /// Represents the names of all cases that a loop runs through.
    static let eachCase = "each case"

    /// A name, as a literal or a constant.
    func name(_ name: String, _ random: inout SplitMix) -> String {
        if name == Self.eachCase { return "key.rawValue" }
        let constant =
            switch name {
            case "one": ".one"
            case "main": "Names.main"
            case "other": "Names.Inner.other"
            case "red": "Key.red.rawValue"
            case "BLUE": "Key.blue.rawValue"
            default: "\"\(name)\""
            }
        return random.chance(50) ? constant : "\"\(name)\""
    }

    // MARK: Values

    /// A value of a type, and the lines that must precede it.
    func value(_ type: ArgumentType, _ random: inout SplitMix) -> (before: [String], text: String) {
        let local = "v\(random.number(0...9_999))"
        switch type {
        case .int:
            return random.pick([
                ([], "3"), ([], "Values.count"), ([], "Values.limit"), (["let \(local) = 3"], local),
                (["let \(local): Int = 4"], local), ([], "Values.next(1)"),
            ])
        case .string:
            return random.pick([
                ([], "\"x\""), ([], "Values.title"), (["let \(local) = \"y\""], local), ([], "Values().text"),
            ])
        case .base:
            return random.pick([
                ([], "Base()"), (["let \(local): Base = Derived()"], local), ([], "(Derived() as Base)"),
                (["let \(local) = Base()"], local),
            ])
        case .derived: return random.pick([([], "Derived()"), (["let \(local) = Derived()"], local)])
        case .tag:
            return random.pick([
                (["let \(local): any Tag = RedTag()"], local), ([], "(RedTag() as any Tag)"), ([], "Values.tag()"),
                (["let \(local): Tag = RedTag()"], local),
            ])
        }
    }
}
