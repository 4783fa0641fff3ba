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
        /// The members that the program adds to types of other libraries, and to protocols to which those may conform.
        private var addedVariables: [String: [Int]] = [:]
        private var addedFunctions: [String: [Int]] = [:]
        /// The static members and cases of types, and the types in types.
        private var statics: [String: Statics] = [:]

        private struct Statics {
            var variables: [Int] = []
            var functions: [Int] = []
            /// The enums with such a case, and the types of that name.
            var types: [Int] = []
        }

        /// What is known of a type.
        private enum Found {
            case declared(Int)
            case written(TypeShape)
            /// Some type that the program does not declare, and which is perhaps a protocol.
            case foreign(isProtocol: Bool)
        }

        /// The types that something may have: declared ones, and others.
        struct Family: Hashable {
            var declared: Set<Int> = []
            /// Whether it may be of a type that the program does not declare, and that a type of the program may inherit
            /// from or conform to.
            var isForeign = false
            /// Whether it may be an object of a class of another library: what the program declares only overrides its
            /// members.
            var isForeignClass = false

            var isOnlyDeclared: Bool { !declared.isEmpty && !isForeign && !isForeignClass }

            mutating func formUnion(_ other: Family) {
                declared.formUnion(other.declared)
                isForeign = isForeign || other.isForeign
                isForeignClass = isForeignClass || other.isForeignClass
            }
        }

        init(_ code: Code, _ symbols: SymbolTable, _ types: Types) {
            (self.code, self.symbols, self.types) = (code, symbols, types)
            open = []
            for (number, type) in symbols.types.enumerated() {
                if let name = type.fact.path.last { declared[name, default: []].insert(number) }
                open.formUnion(type.fact.genericParameters)
                for member in type.fact.members where member.kind == .associatedType { open.insert(member.name) }
                for one in type.fact.cases { statics[one.name, default: Statics()].types.append(number) }
                if type.fact.path.count > 1 { statics[type.fact.name, default: Statics()].types.append(number) }
            }
            for file in symbols.program.modules.flatMap(\.files) {
                open.formUnion(file.aliases.compactMap(\.path.last))
            }
            for (number, function) in code.functions.enumerated() {
                open.formUnion(function.body.signature.generics.map(\.name))
                if !function.isMember { functions[function.body.name, default: []].append(number) }
                if function.external != nil || function.type.map({ symbols.types[$0].fact.kind == .protocol }) ?? false
                {
                    addedFunctions[function.body.name, default: []].append(number)
                }
                if function.body.isStatic {
                    statics[function.body.name, default: Statics()].functions.append(number)
                }
            }
            for (number, variable) in code.variables.enumerated() {
                let name = variable.body.name
                if variable.type == nil, variable.external == nil { variables[name, default: []].append(number) }
                if variable.external != nil || variable.type.map({ symbols.types[$0].fact.kind == .protocol }) ?? false
                {
                    addedVariables[name, default: []].append(number)
                }
                if variable.body.isStatic { statics[name, default: Statics()].variables.append(number) }
            }
        }

        /// The types of a receiver in code that is in a type; nil if it may have any.
        func types(of receiver: Receiver, _ locals: [String: Set<Receiver?>], in type: Int?) -> Family? {
            guard let found = find(receiver, locals, type, depth: 0) else { return nil }
            var family = Family()
            for one in found {
                guard let own = self.family(one) else { return nil }
                family.formUnion(own)
            }
            return family
        }

        private func family(_ found: Found) -> Family? {
            switch found {
            case .declared(let number): return Family(declared: [number])
            case .foreign(let isProtocol): return Family(isForeign: isProtocol, isForeignClass: true)
            case .written(let shape):
                switch shape {
                case .optional(let inner), .implicitlyUnwrapped(let inner), .attributed(_, let inner),
                    .existential(let inner), .opaque(let inner), .metatype(let inner, _):
                    return family(.written(inner))
                case .array, .dictionary: return Family()
                case .composition(let parts):
                    return parts.reduce(Family()) { all, part in
                        guard var all, let own = family(.written(part)) else { return nil }
                        all.formUnion(own)
                        return all
                    }
                case .named(let parts):
                    guard let last = parts.last, last.name != "Self", !open.contains(last.name) else { return nil }
                    if last.name == "Optional", let inner = last.arguments.first { return family(.written(inner)) }
                    if let known = declared[last.name] { return Family(declared: known) }
                    if Self.values.contains(last.name) { return Family() }
                    if AppleTypes.isClass(last.name) { return Family(isForeignClass: true) }
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
                guard let numbers = functions[name] else { return foreignType(name) }
                return results(numbers)
            case .member(let base, let name):
                guard let owners = find(base, locals, type, depth: depth + 1) else { return nil }
                return all(owners) { owner in
                    if let found = variable(name, of: owner, depth: depth) { return found }
                    if declared[name] != nil { return [.written(.name(name))] }
                    return isPlainForeign(owner) ? added(variable: name, depth: depth) : nil
                }
            case .memberCall(let base, let name, let isPlain):
                guard let owners = find(base, locals, type, depth: depth + 1) else { return nil }
                return all(owners) { owner in
                    if let found = results(name, of: owner) { return found }
                    return isPlain && isPlainForeign(owner) ? added(function: name) : nil
                }
            case .implicit(let name):
                // A static member or a case of a type of the program, or something of another library.
                guard let statics = statics[name] else { return [.foreign(isProtocol: false)] }
                return added(name, statics.variables, statics.functions, depth: depth).map { found in
                    found + statics.types.map { .declared($0) }
                }
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
            return declared[name] != nil ? [.written(.name(name))] : foreignType(name)
        }

        /// A type of another library, by its name; nil if the name may mean something else.
        private func foreignType(_ name: String) -> [Found]? {
            guard name.first?.isUppercase == true, functions[name] == nil, !open.contains(name) else { return nil }
            return [.written(.name(name))]
        }

        /// Whether something is of a type of another library whose members have no type of the program, but for those
        /// that the program adds.
        private func isPlainForeign(_ found: Found) -> Bool {
            switch found {
            case .foreign: return true
            case .declared: return false
            case .written(let shape):
                guard case .named(let parts) = shape.given.unwrapped, let last = parts.last,
                    parts.allSatisfy(\.arguments.isEmpty), declared[last.name] == nil, !open.contains(last.name)
                else { return false }
                return AppleTypes.isPlain(last.name)
            }
        }

        /// The type of a member of another library's type: one that the program adds, or the library's own.
        private func added(variable name: String, depth: Int) -> [Found]? {
            added(name, addedVariables[name] ?? [], [], depth: depth)
        }

        private func added(function name: String) -> [Found]? { added(name, [], addedFunctions[name] ?? [], depth: 0) }

        private func added(_ name: String, _ variables: [Int], _ functions: [Int], depth: Int) -> [Found]? {
            guard let found = self.variables(variables, depth: depth) else { return nil }
            // The system's own protocols are those of delegates and the like.
            let name = name.lowercased()
            return found + results(functions)
                + [.foreign(isProtocol: name.hasSuffix("delegate") || name.hasSuffix("source"))]
        }

        /// The types of a property; nil if there is none, or one whose type is not known.
        private func variable(_ name: String, of owner: Found, depth: Int) -> [Found]? {
            guard let family = family(owner), family.isOnlyDeclared else { return nil }
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
            guard let family = family(owner), family.isOnlyDeclared else { return nil }
            let numbers = family.declared.flatMap { types.supertypes(of: $0) }.flatMap { code.functions(name, of: $0) }
            return numbers.isEmpty ? nil : results(numbers)
        }

        private func results(_ numbers: [Int]) -> [Found] {
            numbers.compactMap { code.functions[$0].body.signature.result.map { .written($0) } }
        }
    }
}
