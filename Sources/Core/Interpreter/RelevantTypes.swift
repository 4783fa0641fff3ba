import DovetailFacts
import DovetailSemantics

extension Relevance {
    /// The types of what members are used on, by what is declared alone.
    struct ReceiverTypes {
        private let code: Code
        private let symbols: SymbolTable
        private let types: Types
        /// The declared types by the last part of their name.
        private var declared: [String: Set<Int>] = [:]
        /// The names of generic parameters, associated types and aliases, which may mean any type.
        private var open: Set<String>
        private var functions: [String: [Int]] = [:]
        private var variables: [String: [Int]] = [:]

        /// What is known of a type.
        private enum Found {
            case declared(Int)
            case written(TypeShape)
        }

        /// The types that something may have: declared ones, and others.
        struct Family: Hashable {
            var declared: Set<Int> = []
            /// Whether it may be of a type that the program does not declare.
            var isForeign = false
        }

        init(_ code: Code, _ symbols: SymbolTable, _ types: Types) {
            (self.code, self.symbols, self.types) = (code, symbols, types)
            open = []
            for (number, type) in symbols.types.enumerated() {
                if let name = type.fact.path.last { declared[name, default: []].insert(number) }
                open.formUnion(type.fact.genericParameters)
                for member in type.fact.members where member.kind == .associatedType { open.insert(member.name) }
            }
            for file in symbols.program.modules.flatMap(\.files) {
                open.formUnion(file.aliases.compactMap(\.path.last))
            }
            for (number, function) in code.functions.enumerated() {
                open.formUnion(function.body.signature.generics.map(\.name))
                if !function.isMember { functions[function.body.name, default: []].append(number) }
            }
            for (number, variable) in code.variables.enumerated()
            where variable.type == nil && variable.external == nil {
                variables[variable.body.name, default: []].append(number)
            }
        }

        /// The types of a receiver in code that is in a type; nil if it may have any.
        func types(of receiver: Receiver, _ locals: [String: Set<Receiver?>], in type: Int?) -> Family? {
            guard let found = find(receiver, locals, type, depth: 0) else { return nil }
            var family = Family()
            for one in found {
                guard let own = self.family(one) else { return nil }
                family.declared.formUnion(own.declared)
                family.isForeign = family.isForeign || own.isForeign
            }
            return family
        }

        private func family(_ found: Found) -> Family? {
            switch found {
            case .declared(let number): return Family(declared: [number])
            case .written(let shape):
                switch shape {
                case .optional(let inner), .implicitlyUnwrapped(let inner), .attributed(_, let inner),
                    .existential(let inner), .opaque(let inner), .metatype(let inner, _):
                    return family(.written(inner))
                case .array, .dictionary: return Family()
                case .composition(let parts):
                    return parts.reduce(Family()) { all, part in
                        guard let all, let own = family(.written(part)) else { return nil }
                        return Family(
                            declared: all.declared.union(own.declared), isForeign: all.isForeign || own.isForeign)
                    }
                case .named(let parts):
                    guard let last = parts.last, last.name != "Self", !open.contains(last.name) else { return nil }
                    if last.name == "Optional", let inner = last.arguments.first { return family(.written(inner)) }
                    if let known = declared[last.name] { return Family(declared: known) }
                    if Self.values.contains(last.name) { return Family() }
                    return last.name.first?.isUppercase == true ? Family(isForeign: true) : nil
                case .tuple, .function, .variadic, .other: return nil
                }
            }
        }

        /// Types of the standard library of which no type of the program is a subtype.
        private static let values: Set<String> = [
            "String", "Int", "Bool", "Double", "Float", "Character", "Substring", "Array", "Set", "Dictionary",
            "CGFloat", "Date", "Data", "URL", "UUID", "Decimal", "CGRect", "CGSize", "CGPoint",
        ]

        private func find(
            _ receiver: Receiver, _ locals: [String: Set<Receiver?>], _ type: Int?, depth: Int
        ) -> [Found]? {
            guard depth < 8 else { return nil }
            switch receiver {
            case .own: return type.map { [.declared($0)] }
            case .typed(let shape): return [.written(shape)]
            case .name(let name):
                let member = type.flatMap { variable(name, of: .declared($0), depth: depth) }
                guard let values = locals[name] else { return member ?? global(name, depth: depth) }
                var found = member ?? []
                for value in values {
                    // `if let name` is what the name means outside.
                    if value == receiver, let outer = member ?? global(name, depth: depth) {
                        found += outer
                        continue
                    }
                    if value == receiver, values.count > 1 { continue }
                    guard let value, value != receiver, let own = find(value, locals, type, depth: depth + 1) else {
                        return nil
                    }
                    found += own
                }
                return found
            case .call(let name):
                guard locals[name] == nil else { return nil }
                if let type {
                    let own = results(name, of: .declared(type))
                    if own?.isEmpty == false { return own }
                }
                if declared[name] != nil { return [.written(.name(name))] }
                guard let numbers = functions[name] else { return nil }
                return results(numbers)
            case .member(let base, let name):
                guard let owners = find(base, locals, type, depth: depth + 1) else { return nil }
                return all(owners) { owner in
                    variable(name, of: owner, depth: depth) ?? (declared[name] != nil ? [.written(.name(name))] : nil)
                }
            case .memberCall(let base, let name):
                guard let owners = find(base, locals, type, depth: depth + 1) else { return nil }
                return all(owners) { results(name, of: $0) }
            case .element(let base):
                guard let lists = find(base, locals, type, depth: depth + 1) else { return nil }
                return all(lists) { list in
                    guard case .written(let shape) = list else { return nil }
                    switch shape.given.unwrapped {
                    case .array(let element): return [.written(element)]
                    case .named(let parts):
                        guard parts.count == 1, ["Array", "Set"].contains(parts[0].name) else { return nil }
                        return parts[0].arguments.first.map { [.written($0)] }
                    default: return nil
                    }
                }
            }
        }

        private func all(_ owners: [Found], _ find: (Found) -> [Found]?) -> [Found]? {
            var found: [Found] = []
            for owner in owners {
                guard let own = find(owner) else { return nil }
                found += own
            }
            return found
        }

        private func global(_ name: String, depth: Int) -> [Found]? {
            if let numbers = variables[name] { return self.variables(numbers, depth: depth) }
            return declared[name] != nil ? [.written(.name(name))] : nil
        }

        /// The types of a property; nil if there is none, or one whose type is not known.
        private func variable(_ name: String, of owner: Found, depth: Int) -> [Found]? {
            guard let family = family(owner), !family.declared.isEmpty, !family.isForeign else { return nil }
            let numbers = family.declared.flatMap { types.supertypes(of: $0) }.flatMap { code.variables(name, of: $0) }
            return numbers.isEmpty ? nil : variables(numbers, depth: depth)
        }

        private func variables(_ numbers: [Int], depth: Int) -> [Found]? {
            var found: [Found] = []
            for number in numbers {
                let variable = code.variables[number]
                if let type = variable.body.type {
                    found.append(.written(type))
                } else if let value = variable.body.value.flatMap(Receiver.init),
                    let own = find(value, [:], variable.type, depth: depth + 1)
                {
                    found += own
                } else {
                    return nil
                }
            }
            return found
        }

        /// What the functions of a name return.
        private func results(_ name: String, of owner: Found) -> [Found]? {
            guard let family = family(owner), !family.declared.isEmpty, !family.isForeign else { return nil }
            let numbers = family.declared.flatMap { types.supertypes(of: $0) }.flatMap { code.functions(name, of: $0) }
            return numbers.isEmpty ? nil : results(numbers)
        }

        private func results(_ numbers: [Int]) -> [Found] {
            numbers.compactMap { code.functions[$0].body.signature.result.map { .written($0) } }
        }
    }
}
