import DovetailFacts
import DovetailSemantics

extension Relevance {
    /// What code mentions and what declarations provide, as texts that are equal if one may mean the other.
    ///
    /// - `name()` is called without a receiver, and `name` read.
    /// - `<12.name` is the member of an object of a type, as the type or one below it declares it; `=12.name` is exactly
    ///   that type's.
    /// - `.name` is a member of something of any type, `*.name` of something of a known one, which may have it from an
    ///   extension of another library's type; `?.name` of something of another library's type.
    /// - `set 12` assigns a variable.
    struct Names {
        private let code: Code
        private let symbols: SymbolTable
        private let types: Types
        private let receivers: ReceiverTypes
        /// The types below each type.
        private var subtypes: [Int: [Int]] = [:]
        /// The protocols to which types of other libraries conform.
        private var external: Set<Int> = []
        /// The names of all variables.
        private var variables: Set<String> = []
        /// The variables that are stored and may change, by what they provide.
        private var changing: [String: [Int]] = [:]

        init(_ code: Code, _ symbols: SymbolTable, _ types: Types) {
            (self.code, self.symbols, self.types) = (code, symbols, types)
            receivers = ReceiverTypes(code, symbols, types)
            for type in symbols.types.indices {
                for above in types.supertypes(of: type) where above != type {
                    subtypes[above, default: []].append(type)
                }
            }
            for name in symbols.externalExtensions.keys { external.formUnion(types.protocols(ofLibraryType: name)) }
            for (number, variable) in code.variables.enumerated() {
                let provided = provided(variable: number)
                variables.formUnion(provided)
                guard !variable.body.isConstant, !variable.body.isComputed else { continue }
                for name in provided { changing[name, default: []].append(number) }
            }
        }

        /// Members that are used without their names.
        static let implicit: Set<String> = [
            "callAsFunction", "wrappedValue", "projectedValue", "deinit", "buildBlock", "buildExpression",
            "buildFinalResult", "buildPartialBlock", "buildOptional", "buildEither", "buildArray",
        ]

        /// What code in a type mentions.
        func mentioned(_ code: MentionedNames, in type: Int?) -> Set<String> {
            var found: Set<String> = []
            func own(_ name: String) -> [String] { [name] + (type.map { members(name, of: $0) } ?? []) }
            for name in code.called {
                for key in own(name) {
                    found.insert("\(key)()")
                    found.insert(key)
                }
            }
            for name in code.read {
                let keys = own(name)
                found.formUnion(keys)
                // A name that is not called is a function only if there is no such variable.
                if !keys.contains(where: variables.contains) { found.formUnion(keys.map { "\($0)()" }) }
                found.insert("\(name)()")
            }
            for name in code.members { found.insert(".\(name)") }
            for use in code.uses {
                for key in keys(of: use, code, type) {
                    found.insert(key)
                    found.insert("\(key)()")
                }
            }
            let assigned =
                code.assigned.flatMap(own) + code.assignedMembers.map { ".\($0)" }
                + code.assignedUses.flatMap { keys(of: $0, code, type) }
            for key in assigned { for variable in changing[key] ?? [] { found.insert("set \(variable)") } }
            return found
        }

        /// The keys of a member of an object of a type.
        private func members(_ name: String, of type: Int) -> [String] {
            ["<\(type).\(name)"] + types.supertypes(of: type).dropFirst().map { "=\($0).\(name)" }
        }

        private func keys(of use: MentionedNames.Use, _ code: MentionedNames, _ type: Int?) -> [String] {
            guard let family = receivers.types(of: use.receiver, code.locals, in: type) else { return [".\(use.name)"] }
            return family.declared.flatMap { members(use.name, of: $0) } + ["*.\(use.name)"]
                + (family.isForeign ? ["?.\(use.name)"] : [])
        }

        static func provided(type: String) -> [String] { ["\(type)()", ".\(type)", "*.\(type)"] }

        func provided(function number: Int) -> [String] {
            let function = code.functions[number]
            let name = function.body.name
            guard let type = function.type else { return ["\(name)()", ".\(name)", "*.\(name)"] }
            var all = provided(member: name, of: type, isOverride: function.body.isOverride).map { "\($0)()" }
            all.append(".\(name)")
            if function.body.isStatic { all.append("\(name)()") }
            return all
        }

        func provided(variable number: Int) -> [String] {
            let variable = code.variables[number]
            let name = variable.body.name
            guard let type = variable.type else { return [name, ".\(name)", "*.\(name)"] }
            var all = provided(member: name, of: type, isOverride: variable.body.isOverride) + [".\(name)"]
            if variable.body.isStatic { all.append(name) }
            if !variable.body.wrappers.isEmpty {
                all += ["_", "$"].flatMap { prefix in all.map { $0.replacingName(name, with: prefix + name) } }
            }
            return all
        }

        /// The keys of a member that a type declares.
        private func provided(member name: String, of type: Int, isOverride: Bool) -> [String] {
            var above = Set(types.supertypes(of: type))
            // A type below it conforms to a protocol with what it inherits.
            for below in subtypes[type] ?? [] {
                above.formUnion(types.supertypes(of: below).filter { symbols.types[$0].fact.kind == .protocol })
            }
            var all = above.map { "<\($0).\(name)" } + ["=\(type).\(name)"]
            if external.contains(type) { all.append("*.\(name)") }
            if isOverride || inheritsForeign(type) { all.append("?.\(name)") }
            return all
        }

        /// Whether a type conforms to, or inherits from, one that the program does not declare.
        private func inheritsForeign(_ type: Int) -> Bool {
            let all = symbols.types[type].fact.inherits + symbols.extensions[type].flatMap(\.fact.inherits)
            return all.contains { reference in
                guard let name = reference.shape.path?.last else { return true }
                return !StandardTypes.names.contains(name) && symbols.typesByPath[name] == nil
            }
        }

        /// The assignments to what code reads that is stored and may change.
        func assignments(ofReadBy mentioned: Set<String>) -> [String] {
            mentioned.flatMap { name in (changing[name] ?? []).map { "set \($0)" } }
        }

        func protocols(of type: Int) -> [String] {
            types.supertypes(of: type).compactMap { number in
                symbols.types[number].fact.kind == .protocol ? symbols.types[number].fact.path.last : nil
            }
        }
    }
}

extension String {
    fileprivate func replacingName(_ name: String, with other: String) -> String {
        hasSuffix(name) ? dropLast(name.count) + other : self
    }
}
