import Foundation
extension ContainerProgramGenerator {
    /// Writes a registration of a key, in one of several forms.
    mutating func registration(
        _ key: ServiceKey, _ module: Int, _ node: Int, _ tree: GeneratedTree, isOverride: Bool = false
    ) -> [TaggedLine] {
        let tag: Set<String> = ["r\(registrationCount)", "t\(tree.number)"]
        registrationCount += 1
        let meta = speller.metatype(key.type, in: module, &random)
        var head = key.name.map { ", name: \(speller.name($0, &random))" } ?? ""
        let writer = FactoryWriter(module: module, node: node, tree: tree, tag: tag)
        switch key.type {
        case .value(let type):
            let value = speller.value(type, &random)
            return closure("c.register(\(meta)\(head)\(overriding(isOverride)))", "_", value.before, value.text, tag)
        case .box(.value(.int)):
            return closure("c.register(\(meta)\(head)\(overriding(isOverride)))", "_", [], "Box(value: 3)", tag)
        case .box(let inner):
            let text =
                random.chance(85) ? "try r.resolve(\(speller.metatype(inner, in: module, &random)))" : "try r.get()"
            return closure("c.register(\(meta)\(head)\(overriding(isOverride)))", "r", [], "Box(value: \(text))", tag)
        case .array: return closure("c.register(\(meta)\(head)\(overriding(isOverride)))", "_", [], "[]", tag)
        case .optional: return []
        case .existential(let id), .concrete(let id):
            var service = services[id]
            // Another class of the same type.
            if case .concrete = key.type, !service.hasProtocol, random.chance(15),
                let heir = services.first(where: { $0.base == id && $0.module <= module })
            {
                service = heir
            }
            if key.arguments.isEmpty, key.name == nil, random.chance(12) {
                let line = contribution(service, meta, writer)
                if !isOverride, random.chance(50) { return line + plain(service, key, meta, head, writer, isOverride) }
            }
            if case .existential = key.type, key.arguments.isEmpty, random.chance(12),
                tree.visible(node).contains(ServiceKey(type: .concrete(id)))
            {
                let original = speller.metatype(.concrete(id), in: module, &random)
                return .init(["c.alias(\(meta)\(head), of: \(original)\(overriding(isOverride))) { $0 }"], tag)
            }
            // An alias for a key with another name, or without one.
            if key.name != nil, key.arguments.isEmpty, random.chance(15),
                let other = tree.visible(node).filter({ $0.type == key.type && $0.arguments.isEmpty && $0 != key })
                    .randomElement(using: &random)
            {
                let original = other.name.map { ", named: \(speller.name($0, &random))" } ?? ""
                let call = "c.alias(\(meta)\(head), of: \(speller.metatype(key.type, in: module, &random))"
                return .init(["\(call)\(original)\(overriding(isOverride))) { $0 }"], tag)
            }
            head += scope(service, key)
            return plain(service, key, meta, head, writer, isOverride)
        }
    }

    /// The context of a factory.
    struct FactoryWriter {
        var module: Int
        var node: Int
        var tree: GeneratedTree
        var tag: Set<String>
    }

    private mutating func contribution(
        _ service: GeneratedService, _ meta: String, _ writer: FactoryWriter
    ) -> [TaggedLine] {
        let scope = random.chance(40) ? ", scope: .\(random.pick(["transient", "singleton", "graph"]))" : ""
        if service.base == nil, service.values.isEmpty, !service.asksLater, random.chance(30) {
            let name = speller.type(.concrete(service.id), in: writer.module, &random)
            return .init(["c.contribute(\(meta)\(scope), \(name).init)"], writer.tag)
        }
        let build = build(service, writer, [])
        return closure("c.contribute(\(meta)\(scope))", "r", build.before, build.text, writer.tag)
    }

    private func overriding(_ isOverride: Bool) -> String { isOverride ? ", override: true" : "" }

    private mutating func scope(_ service: GeneratedService, _ key: ServiceKey) -> String {
        var scopes = ["transient"]
        if key.arguments.isEmpty {
            scopes += ["singleton", "singleton", "graph"] + (service.isStruct ? [] : ["weak"])
        } else if key.arguments.allSatisfy(\.isHashable) {
            scopes.append("singleton")
        }
        return random.chance(50) ? ", scope: .\(random.pick(scopes))" : ""
    }

    /// A registration with `register`, of a class or struct of the program.
    private mutating func plain(
        _ service: GeneratedService, _ key: ServiceKey, _ meta: String, _ head: String, _ writer: FactoryWriter,
        _ isOverride: Bool
    ) -> [TaggedLine] {
        let call = "c.register(\(meta)\(head)\(overriding(isOverride))"
        let name = speller.type(.concrete(service.id), in: writer.module, &random)
        let isResolved =
            service.values.isEmpty || service.values.allSatisfy { $0 == .string || $0 == .int } && random.chance(20)
        if key.arguments.isEmpty, service.base == nil, isResolved, !service.asksLater, random.chance(35) {
            let labels = service.parameters.map { "\($0.label ?? "_"):" }.joined()
            let reference = labels.isEmpty || random.chance(70) ? "\(name).init" : "\(name).init(\(labels))"
            return .init(["\(call), \(reference))"], writer.tag)
        }
        if !key.arguments.isEmpty {
            let names = key.arguments.indices.map { "a\($0)" }
            let build = build(service, writer, names)
            let isInferred = build.before.isEmpty && random.chance(40)
            let list =
                isInferred
                ? "r, " + names.joined(separator: ", ")
                : "(r, " + zip(names, key.arguments).map { "\($0): \($1.name)" }.joined(separator: ", ") + ")"
            return closure("\(call))", list, build.before, build.text, writer.tag)
        }
        let build = build(service, writer, [])
        if build.before.isEmpty, random.chance(10) {
            let resolver = random.pick(["_ r: borrowing Resolver", "r: borrowing Resolver"])
            helperCount += 1
            let result = speller.type(key.type, in: writer.module, &random)
            let head = "\(access(writer.module))func make\(helperCount)(\(resolver)) throws -> \(result) {"
            add(.init([head, "    return \(build.text)", "}"], writer.tag), to: writer.module)
            let given = resolver.hasPrefix("_") ? "r" : "r: r"
            return .init(["\(call)) { r in try make\(helperCount)(\(given)) }"], writer.tag)
        }
        let completed = completion(service, key, writer)
        return closure("\(call))", "r", build.before, build.text, writer.tag, completed)
    }

    /// `completed: { r, s in … }`
    private mutating func completion(
        _ service: GeneratedService, _ key: ServiceKey, _ writer: FactoryWriter
    ) -> String? {
        guard random.chance(30) else { return nil }
        if let later = service.later, case .concrete = key.type {
            let type = speller.metatype(later, in: writer.module, &random)
            return random.pick(["s.later = try r.resolve()", "s.later = try r.resolve(\(type))"])
        }
        let near = services.filter { $0.module <= writer.module }
        let type = speller.metatype(random.pick(near).usual, in: writer.module, &random)
        return "_ = try r.resolve(\(type))"
    }

    /// A call with a trailing closure.
    private mutating func closure(
        _ call: String, _ parameters: String, _ before: [String], _ value: String, _ tag: Set<String>,
        _ completed: String? = nil
    ) -> [TaggedLine] {
        let usesResolver = (before + [value]).contains { $0.contains("(r") || $0.contains("r.") || $0.contains("r:") }
        let parameters = parameters == "r" && !usesResolver && random.chance(70) ? "_" : parameters
        if before.isEmpty, completed == nil, random.chance(80) {
            return .init(["\(call) { \(parameters) in \(value) }"], tag)
        }
        var lines = ["\(call) { \(parameters) in"] + before.map { "    \($0)" }
        lines.append(before.isEmpty ? "    \(value)" : "    return \(value)")
        if let completed {
            let isSet = completed.contains("s.")
            lines += ["} completed: { r, \(isSet ? "s" : "_") in", "    \(completed)"]
        }
        return .init(lines + ["}"], tag)
    }

    /// The code that builds a service with its initializer.
    private mutating func build(
        _ service: GeneratedService, _ writer: FactoryWriter, _ arguments: [String]
    ) -> (before: [String], text: String) {
        var before: [String] = []
        var list: [String] = []
        var left = arguments
        for parameter in service.parameters {
            let label = parameter.label.map { "\($0): " } ?? ""
            switch parameter.need {
            case .value(let type):
                if left.isEmpty {
                    let value = speller.value(type, &random)
                    before += value.before
                    list.append(label + value.text)
                } else {
                    list.append(label + left.removeFirst())
                }
            case .service(let type):
                let asked = ask(type, writer, before.count)
                before += asked.before
                list.append(label + asked.text)
            case .later(let type):
                let local = "c\(before.count)"
                before.append("let \(local) = r.container")
                let meta = speller.metatype(type, in: writer.module, &random)
                list.append("\(label){ try placed { try \(local).resolve(\(meta)) } }")
            }
        }
        if random.chance(6) {
            let near = services.filter { $0.module <= writer.module }
            before.append("_ = try r.resolve(\(speller.metatype(random.pick(near).usual, in: writer.module, &random)))")
        }
        let name = speller.type(.concrete(service.id), in: writer.module, &random)
        return (before, "\(name)(\(list.joined(separator: ", ")))")
    }

    /// The code with which a factory resolves a service.
    private mutating func ask(
        _ type: ServiceType, _ writer: FactoryWriter, _ count: Int
    ) -> (before: [String], text: String) {
        let meta = speller.metatype(type, in: writer.module, &random)
        let visible = writer.tree.visible(writer.node).filter { $0.type == type.unwrapped }
        if let key = visible.randomElement(using: &random),
            random.chance(key.name == nil ? 0 : 60) || !visible.contains(ServiceKey(type: type.unwrapped))
        {
            let name = key.name.map { ", name: \(speller.name($0, &random))" } ?? ""
            var before: [String] = []
            var values = ""
            for (index, argument) in key.arguments.enumerated() {
                let value = speller.value(argument, &random)
                before += value.before
                values += "\(index == 0 ? ", arguments: " : ", ")\(value.text)"
            }
            let meta = speller.metatype(type, in: writer.module, &random)
            return (before, "try r.resolve(\(meta)\(name)\(values))")
        }
        if case .optional = type { return ([], "try r.resolve(\(meta))") }
        switch random.number(0...9) {
        case 0..<4: return ([], "try r.resolve()")
        case 4..<7: return ([], "try r.resolve(\(meta))")
        case 7:
            let local = "l\(count)"
            return (["let \(local): \(speller.type(type, in: writer.module, &random)) = try r.resolve()"], local)
        case 8:
            let local = "l\(count)"
            return (["let \(local) = try r.resolve(\(meta))"], local)
        default:
            if writer.tree.style == .statics, writer.module == home, random.chance(40) {
                return ([], "try DI\(writer.tree.number).get()")
            }
            return ([], "try r.get()")
        }
    }
}
